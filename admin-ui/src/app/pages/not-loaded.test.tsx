/** @jest-environment jsdom */
import { adminPaths, apiPaths, paginate } from '@stoa/contract';
import { type Answers, broken } from '@stoa/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, tryAgain } from '../panel-in-tests';

const noRecords = { items: [], pagination: paginate(1, 10, 0), unread: 0 };

test.each([
  ['/marketplace', 'Error loading marketplace items. Please try again.', noRecords],
  ['/marketplace/categories', 'Error loading categories. Please try again.', []],
  ['/marketplace/tags', 'Failed to load tags', []],
  ['/blog', 'Error loading blog posts. Please try again.', noRecords],
  ['/blog/categories', 'Error loading categories. Please try again.', []],
  ['/blog/tags', 'Failed to load tags', []],
  ['/discounts', 'Error loading discounts. Please try again.', noRecords],
  ['/pages', 'Error loading pages. Please try again.', noRecords],
  ['/media', 'Error loading images. Please try again.', noRecords],
  ['/users', 'Error loading users. Please try again.', noRecords],
  ['/messages', 'Error loading messages. Please try again.', noRecords],
  ['/activity', 'Error loading activity. Please try again.', noRecords],
  ['/trash', 'Error loading trash. Please try again.', noRecords],
  ['/import', 'Error loading imports. Please try again.', noRecords],
])('%s shows that loading failed and offers to retry', async (address, text, data) => {
  const answers: Answers = { 'GET /api': broken };
  const { calls } = await openPage(address, answers);
  const failure = (await screen.findByText(text)).closest<HTMLElement>('[role=alert]') as HTMLElement;
  answers['GET /api'] = data;
  await tryAgain(failure, calls);
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
});

test.each([
  ['/settings', 'Failed to load settings. Please try again.'],
  ['/selling', 'Failed to load settings. Please try again.'],
  ['/discounts/1/edit', 'Failed to load discount. Please try again.'],
  ['/menus', 'Failed to load menus. Please try again.'],
  ['/home', 'Failed to load home page. Please try again.'],
  ['/pages/1/edit', 'Failed to load page. Please try again.'],
  ['/import/1', 'Failed to load import. Please try again.'],
  ['/marketplace/1/edit', 'Failed to load marketplace item. Please try again.'],
  ['/blog/1/edit', 'Failed to load blog post. Please try again.'],
])('%s shows that loading failed and retries', async (address, text) => {
  const { calls } = await openPage(address, { 'GET /api': broken });
  const failure = (await screen.findByText(text)).closest<HTMLElement>('[role=alert]') as HTMLElement;
  await tryAgain(failure, calls);
});

test.each(['/marketplace/new', '/blog/new'])(
  '%s shows that categories and tags could not be loaded',
  async (address) => {
    await openPage(address, { 'GET /api': broken });
    expect(await screen.findByText('Couldn’t load categories. Reload the page to try again.')).not.toBeNull();
    expect(await screen.findByText('Couldn’t load tags. Reload the page to try again.')).not.toBeNull();
    expect(screen.queryByText('No tags available')).toBeNull();
  },
);

test('tags that are still loading are not reported as missing', async () => {
  let answer = (_tags: object[]) => {};
  await openPage('/marketplace/new', {
    [apiPaths.marketplace.categories]: [],
    [apiPaths.marketplace.tags]: new Promise((resolve) => {
      answer = resolve;
    }),
  });
  const tags = within(await screen.findByRole('group', { name: 'Tags' }));
  expect(tags.queryByText('No tags available')).toBeNull();
  answer([{ id: 1, name: 'Oak', slug: 'oak' }]);
  expect(await tags.findByRole('checkbox', { name: 'Oak' })).not.toBeNull();
});

test('saved views that failed to load can be retried', async () => {
  const answers: Answers = { [adminPaths.users]: noRecords, [adminPaths.views]: broken };
  const { calls } = await openPage('/users', answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Views' }));
  const dialog = await screen.findByRole('dialog');
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Couldn’t load your views');
  answers[adminPaths.views] = [];
  await tryAgain(dialog, calls);
  await waitFor(() => expect(within(dialog).queryByRole('alert')).toBeNull());
});
