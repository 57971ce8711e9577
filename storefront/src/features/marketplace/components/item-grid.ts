/** Three columns at most, fewer where a card would get narrower than its text likes. */
export const itemGrid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(230px, (100% - 56px) / 3)), 1fr))',
  gap: { xs: 2.5, md: 3.5 },
};
