/** @jest-environment jsdom */
import { apiPaths } from '@stoa/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, press } from '../panel-in-tests';
import { term } from '../records-in-tests';

const { marketplace, blog } = apiPaths;
const category = { ...term, postsCount: 0, description: 'Two days in the forest.' };

async function openTexts(address: string) {
  await openPage(address, {
    [marketplace.categories]: [category],
    [marketplace.category(category.id)]: category,
    [blog.categories]: [category],
    [blog.category(category.id)]: category,
  });
  await press(`Details of ${category.name}`);
  return screen.findByRole('region', { name: 'Search result preview' });
}

test('the preview doesn’t keep a description that was cleared', async () => {
  const preview = await openTexts('/marketplace/categories');
  expect(preview.textContent).toContain(category.description);
  await userEvent.clear(screen.getByLabelText('Description'));
  expect(preview.textContent).toContain('The description.');
});

test('a blog category’s description, which isn’t edited here, is in the preview', async () => {
  expect((await openTexts('/blog/categories')).textContent).toContain(category.description);
});
