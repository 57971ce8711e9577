import type { ConsoleLayout } from '../layout';

const item: ConsoleLayout = {
  uid: 'api::marketplace.item',
  mainField: 'title',
  sort: { by: 'createdAt', order: 'DESC' },
  columns: [
    'title',
    'price',
    'discountPrice',
    'availability',
    'stock',
    'category',
    'published',
    'featured',
    'createdAt',
  ],
  form: [
    [
      ['title', 8],
      ['category', 4],
    ],
    [
      ['slug', 8],
      ['availability', 4],
    ],
    [
      ['price', 4],
      ['discountPrice', 4],
      ['stock', 4],
    ],
    [['description', 12]],
    [['imageUrl', 12]],
    [['features', 12]],
    [['tags', 12]],
    [
      ['published', 6],
      ['featured', 6],
    ],
  ],
  labels: {
    title: 'Title',
    slug: 'Slug',
    category: 'Category',
    availability: 'Status',
    price: 'Price ($)',
    discountPrice: 'Discount price ($)',
    stock: 'Stock',
    description: 'Description',
    imageUrl: 'Picture',
    features: 'Features',
    tags: 'Tags',
    published: 'Published',
    featured: 'Featured',
  },
  help: {
    title: 'What shoppers see on the card: at least 3 characters.',
    slug: 'The last part of the address: lowercase letters, digits and hyphens.',
    category: 'Every item has exactly one.',
    price: 'In US dollars, above 0, such as 49.90.',
    discountPrice: 'What the shopper pays instead. Leave empty for no discount.',
    stock: 'How many can be sold: 0 or more.',
    description: 'Two to four sentences: at least 10 characters.',
    imageUrl: 'The address of a picture: copy it from the Media Library (/uploads/…) or use https://….',
    features: 'A list of short texts, such as ["Signed by the maker", "Ships in two days"].',
    published: 'Off: only administrators see the item.',
    featured: 'On: the item may stand on the home page.',
  },
};

const category: ConsoleLayout = {
  uid: 'api::marketplace.item-category',
  mainField: 'name',
  sort: { by: 'name', order: 'ASC' },
  columns: ['name', 'slug', 'items', 'createdAt'],
  form: [
    [
      ['name', 6],
      ['slug', 6],
    ],
  ],
  labels: { name: 'Name', slug: 'Slug', items: 'Items', createdAt: 'Created' },
  help: { slug: 'The part of the address that filters the shop.' },
  readOnly: ['items'],
};

const tag: ConsoleLayout = {
  ...category,
  uid: 'api::marketplace.item-tag',
  help: { slug: 'Lowercase letters, digits and hyphens.' },
};

export const marketplaceLayouts = [item, category, tag];
