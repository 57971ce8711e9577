import type { Schemes } from '@stoa/contract';

/** The mark of a shop without a logo, drawn on a square of 32 as in web-kit. */
export const MARK = {
  left: 4,
  top: 3,
  width: 24,
  height: 26,
  ring: 'M4 29V15a12 12 0 0 1 24 0v14h-3.75V15a8.25 8.25 0 0 0-16.5 0v14Z',
  sun: 'M10.5 29v-1a5.5 5.5 0 0 1 11 0v1Z',
};

export interface MarkColors {
  ring: string;
  sun: string;
}

/** Those that stand out on any ground. */
export const markColors = ({ light, dark }: Schemes): MarkColors => ({ ring: light.accent, sun: dark.accent });

export const markPaths = ({ ring, sun }: MarkColors): string =>
  `<path fill="${ring}" d="${MARK.ring}"/><path fill="${sun}" d="${MARK.sun}"/>`;
