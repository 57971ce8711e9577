import { paletteOptions } from './destinations';

const pages = [
  {
    heading: 'Go to',
    destinations: [
      { label: 'Blog', to: '/blog' },
      { label: 'Blog tags', to: '/blog/tags' },
    ],
  },
  { heading: 'Create', destinations: [{ label: 'New post', to: '/blog/new' }] },
];

test('the palette offers all pages and create actions before anything is typed', () => {
  expect(paletteOptions(pages, '  ').map(({ label }) => label)).toEqual(['Blog', 'Blog tags', 'New post']);
});

test('the palette matches words in any order and case', () => {
  expect(paletteOptions(pages, 'TAG blo').map(({ to }) => to)).toEqual(['/blog/tags']);
});

test('the palette shows the server’s results under their headings', () => {
  const records = [
    { heading: 'Items', destinations: [{ label: 'Oak bowl', to: '/marketplace/3/edit' }] },
    { heading: 'Users', destinations: [{ label: 'Olga Oak', hint: 'olga@example.com', to: '/users' }] },
  ];
  expect(paletteOptions(pages, 'wood', records)).toEqual([
    { heading: 'Items', label: 'Oak bowl', to: '/marketplace/3/edit' },
    { heading: 'Users', label: 'Olga Oak', hint: 'olga@example.com', to: '/users' },
  ]);
});

test('the palette keeps previous results that also match the new words', () => {
  const destinations = [
    { label: 'Oak bowl', to: '/3' },
    { label: 'Oak box', to: '/4' },
  ];
  expect(paletteOptions(pages, 'oak box', [{ heading: 'Items', destinations }], true).map(({ to }) => to)).toEqual([
    '/4',
  ]);
});

test('the palette puts an exact match first', () => {
  const records = [
    {
      heading: 'Items',
      destinations: [
        { label: 'New posts on oak', to: '/3' },
        { label: 'On oak', to: '/4' },
      ],
    },
    { heading: 'Posts', destinations: [{ label: 'New posts on oak', to: '/5' }] },
  ];
  const first = (typed: string) => paletteOptions(pages, typed, records)[0]?.to;
  expect(first('oak')).toBe('/3');
  expect(first(' ON OAK ')).toBe('/4');
  expect(paletteOptions(pages, 'new posts on oak', records).map(({ to }) => to)).toEqual(['/3', '/4', '/5']);
  expect(paletteOptions(pages, 'blog tags', records).map(({ heading }) => heading)).toEqual([
    'Go to',
    'Items',
    'Items',
    'Posts',
  ]);
  const posts = [
    {
      heading: 'Posts',
      destinations: [
        { label: 'Blog', to: '/6' },
        { label: 'Blog t', to: '/7' },
      ],
    },
  ];
  expect(paletteOptions(pages, 'blog t', posts).map(({ to }) => to)).toEqual(['/7', '/6', '/blog/tags']);
});
