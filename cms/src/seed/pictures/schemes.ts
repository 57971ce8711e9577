/** The colours of one picture: Stoa's palette (ink, marble, terracotta, sage) in six lights. */
export interface Scheme {
  /** The backdrop, from top to bottom. */
  back: readonly [string, string, string];
  /** The table, the ground, the wall. */
  surface: string;
  pale: string;
  deep: string;
  accent: string;
  second: string;
  mute: string;
  glow: string;
}

export const schemes = {
  dusk: {
    back: ['#231f2c', '#6b4248', '#e89468'],
    surface: '#2b2527',
    pale: '#f2ede4',
    deep: '#17141a',
    accent: '#e5835a',
    second: '#9db17c',
    mute: '#8b6b66',
    glow: '#fbd29b',
  },
  ink: {
    back: ['#2c2924', '#211f1b', '#161512'],
    surface: '#12110f',
    pale: '#f2ede4',
    deep: '#0c0b0a',
    accent: '#e5835a',
    second: '#9db17c',
    mute: '#6f685d',
    glow: '#f0c79a',
  },
  marble: {
    back: ['#faf7f2', '#f1ebe0', '#e4dbcb'],
    surface: '#d8ccb8',
    pale: '#fffdf9',
    deep: '#2a251e',
    accent: '#c4622f',
    second: '#75895a',
    mute: '#b3a48d',
    glow: '#f6cfa4',
  },
  terracotta: {
    back: ['#f1b691', '#e5835a', '#bd5a32'],
    surface: '#8a3a1a',
    pale: '#fbeee0',
    deep: '#3a1a0e',
    accent: '#a8481f',
    second: '#7f8f5d',
    mute: '#cf7a53',
    glow: '#ffd9ac',
  },
  sage: {
    back: ['#e3e8d3', '#c0cda5', '#9db17c'],
    surface: '#5f7443',
    pale: '#fbf8ef',
    deep: '#252d19',
    accent: '#cf6a3b',
    second: '#55693a',
    mute: '#8b9d6c',
    glow: '#f7dfae',
  },
  sand: {
    back: ['#f7ead6', '#efd7b5', '#dfb98d'],
    surface: '#b98655',
    pale: '#fffaf1',
    deep: '#33241a',
    accent: '#b9552b',
    second: '#6f7f4c',
    mute: '#c59d70',
    glow: '#ffe7bd',
  },
} as const satisfies Record<string, Scheme>;

export type SchemeName = keyof typeof schemes;
