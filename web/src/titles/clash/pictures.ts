/** City pieces as small silhouettes, 24 across around 0, 0: bold enough to be read on a map. */
export const PICTURES: Record<string, string> = {
  temple: 'M-12-4L0-12 12-4v3.5H-12ZM-10 1.5h4.4V8H-10ZM-2.2 1.5h4.4V8h-4.4ZM5.6 1.5H10V8H5.6ZM-12 9.2h24v3.3h-24Z',
  fortress: 'M-11 12.5V-11h5.4v4.5h2.9V-11h5.4v4.5h2.9V-11H11V12.5H4V6q0-4-4-4t-4 4v6.5Z',
  academy: 'M-1.2-6Q-6-10.5-13-9.5V8Q-6 7-1.2 11ZM1.2-6Q6-10.5 13-9.5V8Q6 7 1.2 11Z',
  port: 'M-2-5a4.2 4.2 0 1 1 4 0v2.6H6.4V1.4H2V7.4Q6.6 6.4 8 2.8L4.8 3.6 9.8-2.4 13 4.8 11 4.4Q8.6 11.8 0 12.8-8.6 11.8-11 4.4L-13 4.8-9.8-2.4-4.8 3.6-8 2.8Q-6.6 6.4-2 7.4V1.4H-6.4V-2.4H-2Z',
  obelisk: 'M0-14L4.2-9 6 8H-6L-4.2-9ZM-9 9.2H9v3.6H-9Z',
  market: 'M-11-11.5H11L13.5-3q-2.2 3.4-4.6 0-2.2 3.4-4.4 0-2.2 3.4-4.5 0-2.2 3.4-4.5 0-2.2 3.4-4.4 0-2.2 3.4-4.6 0ZM-10.5 2.5H-7V12.5H-10.5ZM7 2.5h3.5V12.5H7ZM-5 6H5v6.5H-5Z',
  observatory: 'M-11 3A11 11 0 0 1-1.5-7.4L5-14.5 9.5-10.5 4-4.3A11 11 0 0 1 11 3ZM-12.5 5.2h25v7.5h-25Z',
}
/** A settlement: room for a number inside. */
export const SETTLEMENT = 'M-24 16V1h6.5v-6L0-20 17.5-5v6H24v15Z'
