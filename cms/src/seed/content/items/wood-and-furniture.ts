import type { DemoItem } from '../types';

export const woodAndFurniture: readonly DemoItem[] = [
  {
    title: 'Ash Workshop Stool',
    slug: 'ash-workshop-stool',
    description:
      'The stool that we sit on ourselves, at the height of a bench or a kitchen counter. The legs are wedged through the seat with oak, so it can never come loose, and the top is slightly dished for long evenings. Oiled, not varnished: a scratch is five minutes and a rag.',
    price: 245,
    stock: 11,
    featured: true,
    features: ['62 cm high, seat 34 cm across', 'Solid local ash, oak wedges', 'Hard wax oil', 'Carries 150 kg'],
    category: 'wood-and-furniture',
    tags: ['handmade', 'natural-materials', 'made-to-order'],
    picture: {
      name: 'furniture/stool/sage',
      alt: 'A round wooden stool in a quiet room, with the light of an arched window on the wall',
    },
    daysAgo: 51,
    viewCount: 967,
  },
  {
    title: 'Three-Board Kitchen Set',
    slug: 'three-board-kitchen-set',
    description:
      'Walnut for cheese, cherry for bread, maple for everything with a knife. The boards lean against the wall between meals and look like they belong there. Each comes with a tin of our board butter and the promise of one free resurfacing.',
    price: 98,
    discountPrice: 84.9,
    stock: 20,
    features: [
      'Three boards: 40, 34 and 28 cm',
      'Walnut, cherry and maple',
      'Tin of beeswax board butter',
      'One free resurfacing',
    ],
    category: 'wood-and-furniture',
    tags: ['handmade', 'for-the-table', 'gift'],
    picture: {
      name: 'furniture/boards/sand',
      alt: 'Three wooden cutting boards of different woods leaning against a wall',
    },
    daysAgo: 82,
    viewCount: 812,
  },
  {
    title: 'Carved Spoons, Family of Five',
    slug: 'carved-spoons-family-of-five',
    description:
      'A ladle, a server, a jam spoon, a stirrer and a taster, carved green from birch and plum and left with the marks of the knife. They are shaped for right or left hands: tell us which with your order.',
    price: 74,
    stock: 16,
    features: [
      'Five spoons, 18 to 34 cm',
      'Birch and plum, carved green',
      'Left-handed on request',
      'Food-safe flax oil',
    ],
    category: 'wood-and-furniture',
    tags: ['handmade', 'for-the-table', 'natural-materials'],
    picture: { name: 'tools/spoons/terracotta', alt: 'Five carved wooden spoons hanging from a rail' },
    daysAgo: 168,
    viewCount: 377,
  },
  {
    title: 'Ladder Wall Shelf',
    slug: 'ladder-wall-shelf',
    description:
      'Two uprights, three shelves and no visible screw. The shelves slide along their dovetailed slots, so that tall books are never a problem. We are testing the last detail of the wall bracket; orders open next month.',
    price: 389,
    status: 'COMING_SOON',
    stock: 0,
    features: [
      '90 × 95 cm, 22 cm deep',
      'Cherry or oak',
      'Shelves adjust without tools',
      'Flat-packed in one parcel',
      'Wall fixings for brick and plasterboard',
    ],
    category: 'wood-and-furniture',
    tags: ['made-to-order', 'natural-materials'],
    picture: {
      name: 'furniture/shelf/dusk',
      alt: 'A wall shelf with three boards, with books, a vase and a plant on it',
    },
    daysAgo: 9,
    viewCount: 264,
  },
];
