/** Addresses of the sprites that vite.config.ts makes: of the app and of each title. */
declare module 'virtual:sprites' {
  export const app: string
  export const civilization: string
  export const clash: string
  export const dawn: string
  export const nations: string
}
