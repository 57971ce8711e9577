/** The logo: a sun setting in an arch, on a 32 × 32 square. */
export const arch = {
  size: 32,
  ring: 'M4 29V15a12 12 0 0 1 24 0v14h-3.75V15a8.25 8.25 0 0 0-16.5 0v14Z',
  sun: 'M10.5 29v-1a5.5 5.5 0 0 1 11 0v1Z',
};
