/** Three columns at most, fewer where a card would get narrower than its text likes. */
export const postGrid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(270px, (100% - 56px) / 3)), 1fr))',
  gap: { xs: 2.5, md: 3.5 },
};
