import type { DemoItem } from '../types';

export const designServices: readonly DemoItem[] = [
  {
    title: 'Brand Identity Sprint',
    slug: 'brand-identity-sprint',
    description:
      'Ten working days from a conversation to a mark, a typeface, a palette and the ten things that you will print first. We work with one client at a time and show you something every second day. It suits makers, cafés and small shops that need to look like themselves by the end of the month.',
    price: 2400,
    discountPrice: 2150,
    stock: 2,
    featured: true,
    features: [
      'Ten working days, one client at a time',
      'Logo, type, colour and a twelve-page guide',
      'Print-ready card, letter, label and sign',
      'All rights are yours',
      'Two rounds of changes',
    ],
    category: 'design-services',
    tags: ['remote', 'made-to-order'],
    picture: {
      name: 'screens/identity/marble',
      alt: 'Letterhead, envelope and cards printed with an arch as their mark',
    },
    daysAgo: 17,
    viewCount: 1458,
  },
  {
    title: 'Small Shop Website',
    slug: 'small-shop-website',
    description:
      'A fast, quiet website for a shop with up to fifty products, with a blog that you will really write. We photograph ten products in our daylight studio, move your domain and sit with you for an afternoon until you can do everything yourself. No monthly fee to us.',
    price: 3850,
    stock: 3,
    features: [
      'Up to fifty products',
      'Ten product photographs',
      'Readable on every screen and by screen readers',
      'An afternoon of training',
      'Thirty days of support',
    ],
    category: 'design-services',
    tags: ['remote', 'made-to-order'],
    picture: { name: 'screens/website/dusk', alt: 'Two pages of a website with an arch, a sun and blocks of colour' },
    daysAgo: 65,
    viewCount: 1189,
  },
  {
    title: 'Packaging Design for Small Batches',
    slug: 'packaging-design-small-batches',
    description:
      'Boxes, labels and wraps for runs from fifty to five thousand, planned so that one cutting die serves three products. You get drawings that a printer understands, a white dummy to hold and an honest list of what each option costs per piece.',
    price: 1250,
    stock: 4,
    features: [
      'Up to three products',
      'White dummies in real size',
      'Cost per piece for three quantities',
      'Handover to your printer',
    ],
    category: 'design-services',
    tags: ['remote', 'small-batch', 'made-to-order'],
    picture: { name: 'screens/packaging/sage', alt: 'Three boxes of different sizes printed with arches' },
    daysAgo: 203,
    viewCount: 512,
  },
  {
    title: 'One-Hour Colour Consultation',
    slug: 'one-hour-colour-consultation',
    description:
      'Show us a room, a brand or a dress on a video call and leave with five colours that hold together, named and numbered for paint, print and screen. We are still writing the booking page, so this service is not on public view yet.',
    price: 95,
    stock: 10,
    unpublished: true,
    features: ['Sixty minutes by video', 'Five colours with codes', 'A printed swatch fan by post'],
    category: 'design-services',
    tags: ['remote', 'beginner-friendly'],
    picture: { name: 'geometry/swatches/ink', alt: 'A fan of colour samples from rust to sage' },
    daysAgo: 3,
    viewCount: 0,
  },
];
