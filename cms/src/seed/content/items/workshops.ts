import type { DemoItem } from '../types';

export const workshops: readonly DemoItem[] = [
  {
    title: 'Wheel-Throwing Weekend',
    slug: 'wheel-throwing-weekend',
    description:
      'Two full days at the wheel with a teacher for every four students. You start with centring on Saturday morning and leave on Sunday with six pieces of your own, which we glaze, fire and post to you. Clay, tools, an apron and a long lunch at the big table are part of it. No experience is needed, only short fingernails.',
    price: 285,
    discountPrice: 249.5,
    stock: 8,
    featured: true,
    features: [
      'Saturday and Sunday, 10:00 to 17:00',
      'At most eight students and two teachers',
      'Your own wheel for both days',
      'Six pieces glazed, fired and posted to you',
      'Lunch, coffee and all materials included',
    ],
    category: 'workshops',
    tags: ['beginner-friendly', 'in-person', 'gift'],
    picture: {
      name: 'vessels/shelves/terracotta',
      alt: 'Three shelves of freshly thrown cups, bowls and bottles against a terracotta wall',
    },
    daysAgo: 34,
    viewCount: 1284,
  },
  {
    title: 'Letterpress for Beginners',
    slug: 'letterpress-for-beginners',
    description:
      'Set a few lines of metal type by hand, lock them into the chase and print them on our 1962 proofing press. In one day you learn the whole way from the type case to a finished edition of thirty cards. Bring a short text that you like; we have a shelf of poems if you cannot choose.',
    price: 145,
    stock: 6,
    features: [
      'One day, 10:00 to 17:00',
      'At most six students',
      'Thirty printed cards with envelopes to take home',
      'Cotton paper and all inks included',
    ],
    category: 'workshops',
    tags: ['beginner-friendly', 'in-person', 'gift'],
    picture: {
      name: 'geometry/poster/sand',
      alt: 'An abstract print of arches, circles and bars in rust, sage and sand',
    },
    daysAgo: 96,
    viewCount: 642,
  },
  {
    title: 'Natural Dyeing: Madder, Weld & Indigo',
    slug: 'natural-dyeing-madder-weld-indigo',
    description:
      'Three plants give you almost every colour there is. We mordant wool and linen on the first morning, keep three baths going all day, and build a sample book of thirty-six shades that you can repeat at home. The class is full for this season; the next dates appear here in spring.',
    price: 168,
    status: 'SOLD_OUT',
    stock: 0,
    features: [
      'One long day, 9:30 to 18:00',
      'A bound sample book with thirty-six shades',
      'Recipes by weight, tested in our kitchen',
      'Outdoor dye yard, covered if it rains',
    ],
    category: 'workshops',
    tags: ['beginner-friendly', 'in-person', 'natural-materials'],
    picture: { name: 'botanical/sprigs/sage', alt: 'Three sprigs of dye plants in front of a pale round window' },
    daysAgo: 187,
    viewCount: 931,
  },
  {
    title: 'Bookbinding at the Kitchen Table',
    slug: 'bookbinding-at-the-kitchen-table',
    description:
      'An online course in four evenings. We post you a kit with paper, linen thread, boards and a bone folder; you bring a kitchen table and a steady lamp. By the last evening you will have sewn a pamphlet, a concertina and a case-bound notebook. Every session is recorded and stays open to you for a year.',
    price: 89.9,
    stock: 40,
    features: [
      'Four live evenings of ninety minutes',
      'A kit by post, everything cut to size',
      'Recordings for one year',
      'Small groups, so that every question is answered',
    ],
    category: 'workshops',
    tags: ['beginner-friendly', 'remote', 'gift'],
    picture: { name: 'paper/folio/sand', alt: 'An open hand-bound book with a ribbon and a printed arch' },
    daysAgo: 12,
    viewCount: 407,
  },
];
