import type { DemoItem } from '../types';

export const printsAndPaper: readonly DemoItem[] = [
  {
    title: 'Evening Colonnade, Linocut',
    slug: 'evening-colonnade-linocut',
    description:
      'Our own walk at half past six in October, cut in five blocks and printed by hand in an edition of sixty. The ink is mixed on the slab for every sheet, so the sky differs a little from print to print. Sent flat between boards, signed and numbered in pencil.',
    price: 120,
    stock: 23,
    featured: true,
    features: [
      'Five-block reduction linocut',
      'Edition of 60, signed and numbered',
      '40 × 30 cm on Japanese paper',
      'Sent flat and insured',
    ],
    category: 'prints-and-paper',
    tags: ['handmade', 'limited-edition', 'for-the-wall'],
    picture: {
      name: 'colonnade/row/dusk',
      alt: 'Three arches at dusk with the sun low over the hills and light on the floor',
    },
    daysAgo: 44,
    viewCount: 1922,
  },
  {
    title: 'Islands, Risograph in Three Colours',
    slug: 'islands-risograph',
    description:
      'A small sea, a low sun and the grain that only a risograph gives. Printed in sunflower, brick and black on recycled paper in one long afternoon. The edition was two hundred and every sheet has found a wall; a second view is being drawn.',
    price: 32,
    status: 'SOLD_OUT',
    stock: 0,
    features: ['Three-colour risograph', 'A3 on 170 g recycled paper', 'Edition of 200'],
    category: 'prints-and-paper',
    tags: ['limited-edition', 'for-the-wall', 'gift'],
    picture: {
      name: 'hills/islands/terracotta',
      alt: 'The sun above a calm sea between two islands, in terracotta tones',
    },
    daysAgo: 274,
    viewCount: 1340,
  },
  {
    title: 'Marbled Notebook, Set of Three',
    slug: 'marbled-notebook-set-of-three',
    description:
      'Three thread-sewn notebooks in paper that we marble ourselves, so no two covers in the world are the same. They open flat, take a fountain pen without complaint and fit a coat pocket. One ruled, one dotted, one plain.',
    price: 36,
    discountPrice: 29.9,
    stock: 65,
    features: [
      'Three books of 96 pages, 11 × 17 cm',
      'Sewn with linen thread, opens flat',
      'Fountain-pen proof 100 g paper',
      'Hand-marbled covers',
    ],
    category: 'prints-and-paper',
    tags: ['handmade', 'one-of-a-kind', 'gift'],
    picture: { name: 'waves/marbling/sand', alt: 'Marbled paper in rings of rust, cream, sage and brown' },
    daysAgo: 73,
    viewCount: 876,
  },
  {
    title: 'Cotton Letter Paper, Hundred Sheets',
    slug: 'cotton-letter-paper',
    description:
      'A ream for people who still write to each other. Offcuts from a shirt maker become soft, deckle-edged sheets that hold ink on the surface and keep its colour. Tied with a cord and wrapped in the same paper.',
    price: 42.5,
    stock: 28,
    features: ['100 sheets, A5, 120 g', 'All cotton, no tree', 'Four deckled edges', 'Fifty matching envelopes'],
    category: 'prints-and-paper',
    tags: ['small-batch', 'natural-materials', 'gift'],
    picture: { name: 'paper/reams/marble', alt: 'Two stacks of handmade paper, tied with a cord' },
    daysAgo: 221,
    viewCount: 394,
  },
];
