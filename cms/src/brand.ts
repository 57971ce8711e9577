/** The shop’s mark, drawn on a square of 32 as in web-kit, in the colors that stand on any ground. */
export const MARK = {
  left: 4,
  top: 3,
  width: 24,
  height: 26,
  ring: { path: 'M4 29V15a12 12 0 0 1 24 0v14h-3.75V15a8.25 8.25 0 0 0-16.5 0v14Z', color: '#A8481F' },
  sun: { path: 'M10.5 29v-1a5.5 5.5 0 0 1 11 0v1Z', color: '#E5835A' },
};
