/** Up to three columns; fewer if cards would get too narrow for their text. */
export const postGrid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(270px, (100% - 56px) / 3)), 1fr))',
  gap: { xs: 2.5, md: 3.5 },
};

export const POST_RATIO = '16 / 10';

export const POST_CARD_SIZES =
  '(min-width: 1200px) 365px, (min-width: 914px) calc(33.3vw - 35px), (min-width: 608px) calc(50vw - 34px), calc(100vw - 32px)';
