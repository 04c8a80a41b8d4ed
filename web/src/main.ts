import { mount } from 'svelte'
import './shared/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/things.css'
import App from './App.svelte'
import { followSettings } from './shared/settings.svelte'

followSettings()
mount(App, { target: document.getElementById('app')! })
