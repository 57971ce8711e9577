import type { DemoItem } from '../types';

export const textiles: readonly DemoItem[] = [
  {
    title: 'Handwoven Wool Throw',
    slug: 'handwoven-wool-throw',
    description:
      'Woven on the big countermarch loom from undyed and plant-dyed wool, then washed and fulled until it is soft enough for a bare neck. Wide enough for two people and one dog. Choose it for the weight: it stays where you put it.',
    price: 218,
    stock: 7,
    featured: true,
    features: [
      '140 × 200 cm, 1.1 kg',
      'Wool from two farms, both within 60 km',
      'Plant-dyed in our yard',
      'Hand-twisted fringe',
      'Free mending for ten years',
    ],
    category: 'textiles',
    tags: ['handmade', 'natural-materials', 'small-batch'],
    picture: { name: 'weave/folded/sand', alt: 'Five folded woollen blankets in a stack' },
    daysAgo: 28,
    viewCount: 1018,
  },
  {
    title: 'Sunrise Wall Hanging',
    slug: 'sunrise-wall-hanging',
    description:
      'A tapestry of a sun over two hills, woven from the top down with a long fringe. It hangs from a turned ash rod on one small nail. Made by Ines, who weaves four a year and never the same one twice.',
    price: 340,
    stock: 1,
    features: ['74 × 110 cm with fringe', 'Wool on linen warp', 'Ash rod and cord included'],
    category: 'textiles',
    tags: ['handmade', 'one-of-a-kind', 'for-the-wall'],
    picture: {
      name: 'weave/hanging/dusk',
      alt: 'A woven wall hanging with a terracotta sun over sage hills and a long fringe',
    },
    daysAgo: 110,
    viewCount: 723,
  },
  {
    title: 'Diamond Twill Cushion',
    slug: 'diamond-twill-cushion',
    description:
      'A dense diamond twill in rust, sage and cream, backed with washed linen. The pattern is a nineteenth-century coverlet that we found in a market and drafted thread by thread. Filled with wool rather than feathers, so it springs back.',
    price: 72,
    discountPrice: 58.4,
    stock: 18,
    features: ['50 × 50 cm', 'Wool face, linen back', 'Wool filling included', 'Hidden coconut buttons'],
    category: 'textiles',
    tags: ['handmade', 'small-batch', 'gift'],
    picture: { name: 'weave/diamonds/marble', alt: 'Rows of nested diamonds in rust, sage and brown on cream cloth' },
    daysAgo: 156,
    viewCount: 559,
  },
  {
    title: 'Plant-Dyed Mending Wool, Six Skeins',
    slug: 'plant-dyed-mending-wool',
    description:
      'Six small skeins for darning, embroidery and visible mending, in the six colours that most jumpers turn out to need. Dyed with madder, weld, walnut and indigo. A card explains three stitches that will save almost anything.',
    price: 28.75,
    stock: 54,
    features: [
      'Six skeins of 20 m',
      'Two-ply wool, washable at 30 °C',
      'Card with three mending stitches',
      'A blunt needle',
    ],
    category: 'textiles',
    tags: ['natural-materials', 'beginner-friendly', 'gift'],
    picture: { name: 'weave/skeins/marble', alt: 'Six skeins of wool in different colours hanging from a rod' },
    daysAgo: 245,
    viewCount: 431,
  },
];
