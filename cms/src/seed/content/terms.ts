import type { DemoTerm } from './types';

export const itemCategories: readonly DemoTerm[] = [
  { name: 'Workshops', slug: 'workshops' },
  { name: 'Ceramics', slug: 'ceramics' },
  { name: 'Prints & Paper', slug: 'prints-and-paper' },
  { name: 'Textiles', slug: 'textiles' },
  { name: 'Wood & Furniture', slug: 'wood-and-furniture' },
  { name: 'Design Services', slug: 'design-services' },
];

export const itemTags: readonly DemoTerm[] = [
  { name: 'Handmade', slug: 'handmade' },
  { name: 'One of a kind', slug: 'one-of-a-kind' },
  { name: 'Small batch', slug: 'small-batch' },
  { name: 'Limited edition', slug: 'limited-edition' },
  { name: 'Gift', slug: 'gift' },
  { name: 'For the table', slug: 'for-the-table' },
  { name: 'For the wall', slug: 'for-the-wall' },
  { name: 'Beginner friendly', slug: 'beginner-friendly' },
  { name: 'In person', slug: 'in-person' },
  { name: 'Remote', slug: 'remote' },
  { name: 'Made to order', slug: 'made-to-order' },
  { name: 'Natural materials', slug: 'natural-materials' },
];

export const postCategories: readonly (DemoTerm & { description: string })[] = [
  {
    name: 'Studio Notes',
    slug: 'studio-notes',
    description: 'News from under the arches: what we open, build, break and celebrate.',
  },
  {
    name: 'Techniques',
    slug: 'techniques',
    description: 'How things are made, step by step, with the mistakes left in.',
  },
  {
    name: 'Materials',
    slug: 'materials',
    description: 'Clay, wood, wool, paper and pigment: where they come from and how they behave.',
  },
  {
    name: 'Living With Things',
    slug: 'living-with-things',
    description: 'Choosing, using, mending and caring for what you own.',
  },
  {
    name: 'The Craft Business',
    slug: 'the-craft-business',
    description: 'Prices, clients, websites and the other half of making a living by hand.',
  },
];

export const postTags: readonly DemoTerm[] = [
  { name: 'Clay', slug: 'clay' },
  { name: 'Wood', slug: 'wood' },
  { name: 'Wool & cloth', slug: 'wool-and-cloth' },
  { name: 'Print', slug: 'print' },
  { name: 'Colour', slug: 'colour' },
  { name: 'Tools', slug: 'tools' },
  { name: 'Care & repair', slug: 'care-and-repair' },
  { name: 'Pricing', slug: 'pricing' },
  { name: 'Web', slug: 'web' },
  { name: 'Learning', slug: 'learning' },
];
