/** Of a list within a section. */
export const rows = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  outline: 'none',
  '& > li + li': { borderTop: 1, borderColor: 'divider', paddingTop: 2.5, marginTop: 2.5 },
};
