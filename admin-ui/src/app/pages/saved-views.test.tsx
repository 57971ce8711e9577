/** @jest-environment jsdom */
import { adminPaths, apiPaths } from '@stoa/contract';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, press } from '../panel-in-tests';
import { listOf, post } from '../records-in-tests';

const view = { id: 3, list: 'posts', name: 'Lime', query: 'search=lime', columns: ['category', 'viewCount'] };
const answers = {
  [apiPaths.blog.posts]: listOf(post),
  [apiPaths.blog.categories]: [],
  [apiPaths.blog.tags]: [],
  [adminPaths.views]: [view],
};

const tab = (name: string, selected = false) => screen.findByRole('tab', { name, selected });

async function toggleColumn(name: string) {
  await press('Columns');
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name }));
  await userEvent.keyboard('{Escape}');
}

async function columns(): Promise<(string | null)[]> {
  await press('Columns');
  const shown = screen.getAllByRole('menuitemcheckbox', { checked: true }).map(({ textContent }) => textContent);
  await userEvent.keyboard('{Escape}');
  return shown;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a saved view has its own columns, and leaving it restores the usual ones', async () => {
  await openPage('/blog', answers);
  const all = await columns();
  await toggleColumn('Status');
  const own = all.filter((name) => name !== 'Status');
  await userEvent.click(await tab('Lime'));
  await tab('Lime', true);
  expect(await columns()).toEqual(all.filter((name) => name !== 'Category' && name !== 'Views'));
  await toggleColumn('Category');
  await tab('Lime (changed)', true);
  await userEvent.click(await tab('All'));
  await tab('All', true);
  expect(await columns()).toEqual(own);
});

test('changes to a saved view can be saved to it until the filters are cleared or others are opened', async () => {
  await openPage('/blog', answers);
  await userEvent.click(await tab('Lime'));
  await userEvent.type(screen.getByPlaceholderText('Search posts...'), 's');
  await tab('Lime (changed)', true);
  await press('Views');
  await screen.findByRole('button', { name: 'Save changes to “Lime”' });
  await press('Close');
  await userEvent.clear(screen.getByPlaceholderText('Search posts...'));
  await tab('All', true);
  await press('Views');
  await screen.findByRole('button', { name: 'Save' });
  expect(screen.queryByRole('button', { name: /^Save changes/ })).toBeNull();
  await press('Close');

  await userEvent.click(await tab('Lime'));
  await tab('Lime', true);
  cleanup();
  await openPage('/blog?status=DRAFT', answers);
  await tab('Lime');
  await tab('All', true);
});
