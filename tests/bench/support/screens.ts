import type { Page } from '@playwright/test';
import { adminPaths, apiPaths } from '@stoa/contract';

export interface Step {
  name: string;
  act: (page: Page, round: number) => Promise<unknown>;
}

export interface Screen {
  name: string;
  /** The path below /admin. */
  path: string;
  /** The first API call it makes. */
  call: string;
  /** A selector for the rows of the loaded list. */
  rows: string;
  steps?: Step[];
}

const GRID = '.MuiDataGrid-row';
const TABLE = 'main tbody tr';
const newest = 'page=1&limit=10&sortBy=createdAt&order=desc';

const search = (words: string[], name = 'search'): Step => ({
  name,
  act: (page, round) => page.getByRole('textbox', { name: /^Search/ }).fill(words[round % words.length] ?? ''),
});
const sort = (column: string): Step => ({
  name: `sort by ${column}`,
  act: (page) => page.getByRole('columnheader', { name: column }).click(),
});
const choose = (label: string, option: string): Step => ({
  name: `${label}: ${option}`,
  act: (page) => page.getByLabel(label, { exact: true }).selectOption(option),
});
const secondPage: Step = { name: 'page 2', act: (page) => page.getByRole('button', { name: 'Next' }).click() };

const WORDS = ['walnut', 'linen', 'harbor', 'spoon', 'indigo', 'cushion', 'letterpress'];
const FEW = ['No. 1234', 'No. 777', 'No. 12321', 'No. 5000', 'No. 15150', 'No. 8080', 'No. 4321'];

export const screens: Screen[] = [
  { name: 'dashboard', path: '', call: adminPaths.stats, rows: 'ul[aria-label="Recent Activity"] li' },
  {
    name: 'items',
    path: '/marketplace',
    call: `${apiPaths.marketplace.items}?${newest}`,
    rows: GRID,
    steps: [
      search(WORDS),
      search(FEW, 'search for few'),
      search(['oo', 'ur', 'ba', 'wa', 'li', 'mu', 'to'], 'search two letters'),
      sort('Price'),
      sort('Title'),
      choose('Status', 'Sold Out'),
      choose('Category', 'Ceramics'),
      secondPage,
    ],
  },
  {
    name: 'posts',
    path: '/blog',
    call: `${apiPaths.blog.posts}?page=1&limit=10&sortBy=publishedAt&order=desc`,
    rows: GRID,
    steps: [
      search(['glaze', 'paper', 'wool', 'kiln', 'mug', 'board', 'winter']),
      search(['Part 1234', 'Part 77', 'Part 1777', 'Part 1500', 'Part 500', 'Part 600', 'Part 700'], 'search for few'),
      // Letters occur in every text, so searching for them wouldn't change the result.
      search(['77', '12', '34', '56', '90', '41', '68'], 'search two digits'),
      sort('Title'),
      sort('Views'),
      sort('Category'),
      secondPage,
    ],
  },
  { name: 'item categories', path: '/marketplace/categories', call: apiPaths.marketplace.categories, rows: TABLE },
  { name: 'item tags', path: '/marketplace/tags', call: apiPaths.marketplace.tags, rows: TABLE },
  { name: 'blog categories', path: '/blog/categories', call: apiPaths.blog.categories, rows: TABLE },
  { name: 'blog tags', path: '/blog/tags', call: apiPaths.blog.tags, rows: TABLE },
  {
    name: 'users',
    path: '/users',
    call: `${adminPaths.users}?${newest}`,
    rows: GRID,
    steps: [search(['dora', 'cleo', 'visitor 12', 'emil']), sort('Name'), choose('Access', 'Blocked'), secondPage],
  },
  {
    name: 'messages',
    path: '/messages',
    call: `${adminPaths.messages}?page=1&limit=10&folder=inbox`,
    rows: GRID,
    steps: [search(['question 12', 'visitor 77', 'question 5']), choose('Show', 'Unread'), secondPage],
  },
  {
    name: 'media',
    path: '/media',
    call: `${adminPaths.media}?page=1&limit=24&sortBy=createdAt&order=desc`,
    rows: 'ul[aria-label="Images"] li',
    steps: [search(['1000', 'bowl', '77', 'wool']), choose('Sort by', 'Name, A to Z'), secondPage],
  },
  {
    name: 'activity',
    path: '/activity',
    call: `${adminPaths.activity}?page=1&limit=10`,
    rows: 'section[aria-label="Activity"] li',
    steps: [search(WORDS), choose('Action', 'Created'), secondPage],
  },
  {
    name: 'trash',
    path: '/trash',
    call: `${adminPaths.trash}?page=1&limit=10`,
    rows: GRID,
    steps: [search(WORDS), secondPage],
  },
  {
    name: 'imports',
    path: '/import',
    call: `${adminPaths.imports}?page=1&limit=10`,
    rows: 'table[aria-label="Imports"] tbody tr',
    steps: [secondPage],
  },
];
