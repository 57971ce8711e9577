import type { DemoItem } from '../types';

export const ceramics: readonly DemoItem[] = [
  {
    title: 'Harbour Serving Bowl',
    slug: 'harbour-serving-bowl',
    description:
      'A wide, calm bowl for a salad, a loaf or a winter of clementines. Thrown in red stoneware and dipped in our off-white ash glaze, which stops short of the foot so that you can feel the clay. Each one takes up a slightly different line where the glaze ends.',
    price: 78,
    stock: 14,
    featured: true,
    features: [
      '31 cm across, 12 cm high',
      'Red stoneware, white ash glaze',
      'Fired to 1,260 °C',
      'Dishwasher and oven safe',
    ],
    category: 'ceramics',
    tags: ['handmade', 'for-the-table', 'small-batch'],
    picture: {
      name: 'vessels/bowl/dusk',
      alt: 'A wide white-glazed bowl on a dark table in front of a rust-coloured disc',
    },
    daysAgo: 21,
    viewCount: 1107,
  },
  {
    title: 'Pair of Morning Mugs',
    slug: 'pair-of-morning-mugs',
    description:
      'One in sage, one in terracotta, so that nobody takes the wrong coffee. The handle is pulled, not moulded, and has room for three fingers. They hold a generous 320 ml and keep their heat thanks to a slightly thicker wall.',
    price: 54,
    discountPrice: 46.8,
    stock: 32,
    features: [
      'Set of two, 320 ml each',
      'Hand-pulled handles',
      'Food-safe glazes, tested every year',
      'Dishwasher safe',
      'Comes in a gift box',
    ],
    category: 'ceramics',
    tags: ['handmade', 'for-the-table', 'gift'],
    picture: { name: 'vessels/mugs/marble', alt: 'A sage green and a terracotta mug in front of a pale niche' },
    daysAgo: 58,
    viewCount: 1563,
  },
  {
    title: 'Two-Tone Stem Vase',
    slug: 'two-tone-stem-vase',
    description:
      'A vase with a narrow neck that makes three stems look like a decision. The lower half is left as bare terracotta and burnished with a spoon; the upper half is glazed inside and out and holds water without a mark on the sideboard.',
    price: 64.5,
    stock: 9,
    features: ['26 cm high', 'Burnished terracotta below, satin glaze above', 'Watertight', 'Signed on the foot'],
    category: 'ceramics',
    tags: ['handmade', 'one-of-a-kind', 'gift'],
    picture: { name: 'vessels/vase/sage', alt: 'A two-coloured vase with four flowering stems in a niche' },
    daysAgo: 132,
    viewCount: 488,
  },
  {
    title: 'Celadon Tea Set',
    slug: 'celadon-tea-set',
    description:
      'A round-bellied pot for four and two small cups in a deep grey-green celadon. The strainer is pierced into the wall behind the spout, one hole at a time. The next kiln opens in six weeks: leave us a message and we will keep a set for you.',
    price: 196,
    status: 'COMING_SOON',
    stock: 0,
    features: [
      'Teapot of 900 ml and two cups of 120 ml',
      'Built-in strainer',
      'Porcelaneous stoneware',
      'Packed in wood wool',
    ],
    category: 'ceramics',
    tags: ['handmade', 'limited-edition', 'for-the-table'],
    picture: { name: 'vessels/tea/ink', alt: 'A green teapot and two small cups against a dark wall' },
    daysAgo: 6,
    viewCount: 352,
  },
];
