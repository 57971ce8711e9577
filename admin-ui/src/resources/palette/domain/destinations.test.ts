import { destinations } from './destinations';

const screens = [
  { label: 'Blog', to: '/blog' },
  { label: 'Blog tags', to: '/blog/tags' },
];

test('without a word it offers every screen and what can be created', () => {
  expect(destinations(screens, '  ').map(({ label }) => label)).toEqual(['Blog', 'Blog tags', 'New item', 'New post']);
});

test('words are found in any order and in any case', () => {
  expect(destinations(screens, 'TAG blo').map(({ to }) => to)).toEqual(['/blog/tags']);
});

test('what the server found leads to its form, a user to the list that shows nobody else', () => {
  const found = {
    items: [{ id: 3, title: 'Oak bowl' }],
    posts: [{ id: 4, title: 'On oak' }],
    users: [{ id: 5, name: 'Olga Oak', email: 'olga+oak@example.com' }],
  };
  expect(destinations(screens, 'oak', found)).toEqual([
    { group: 'Items', label: 'Oak bowl', to: '/marketplace/3/edit' },
    { group: 'Posts', label: 'On oak', to: '/blog/4/edit' },
    { group: 'Users', label: 'Olga Oak', hint: 'olga+oak@example.com', to: '/users?search=olga%2Boak%40example.com' },
  ]);
});

test('what was found for the words before stays where it has the new ones as well', () => {
  const found = {
    items: [
      { id: 3, title: 'Oak bowl' },
      { id: 4, title: 'Oak box' },
    ],
    posts: [],
    users: [],
  };
  expect(destinations(screens, 'oak box', found, true).map(({ label }) => label)).toEqual(['Oak box']);
});
