/** @jest-environment jsdom */
import { adminPaths } from '@stoa/contract';
import { broken, fillIn, noSeo } from '@stoa/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deleteConfirmed, expectAlert, openPage, press } from '../panel-in-tests';
import { listOf, term } from '../records-in-tests';

// Drafts are kept.
afterEach(() => sessionStorage.clear());

const failing = {
  'GET /api': [{ ...term, _count: { marketplaceItems: 0, posts: 0 } }],
  'POST /api': broken,
  'PATCH /api': broken,
  'DELETE /api': broken,
};

describe.each(['marketplace', 'blog'])('/%s', (area) => {
  test('categories show that adding, changing, or deleting failed', async () => {
    const saved = { ...term, ...noSeo, properties: [], needsShipping: true, updatedAt: '2026-01-05T12:00:00.000Z' };
    await openPage(`/${area}/categories`, {
      ...failing,
      [`GET /api/${area}/categories/${term.id}`]: saved,
      [`GET ${adminPaths.activity}`]: listOf(),
    });
    await press('Add Category');
    const dialog = await screen.findByRole('dialog');
    fillIn({ Name: 'In vain' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add Category' }));
    await expectAlert('Failed to add category');
    expect(screen.getByDisplayValue('In vain')).not.toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    await deleteConfirmed('Clay');
    await expectAlert('Failed to delete category');
    await userEvent.click(screen.getByLabelText('Edit Clay'));
    await userEvent.type(await screen.findByLabelText('Name'), ' in vain');
    await press('Save changes');
    await expectAlert('Failed to update category');
    expect(screen.getByDisplayValue('Clay in vain')).not.toBeNull();
  });

  test('tags show that adding, changing, or deleting failed', async () => {
    await openPage(`/${area}/tags`, failing);
    await screen.findByRole('button', { name: 'Edit Clay' });
    fillIn({ Name: 'In vain' });
    await press('Add Tag');
    await expectAlert('Failed to add tag');
    expect(screen.getByDisplayValue('In vain')).not.toBeNull();
    await press('Edit Clay');
    await screen.findByRole('form', { name: 'Edit Tag' });
    fillIn({ Name: 'In vain' });
    await press('Update Tag');
    await expectAlert('Failed to update tag');
    expect(screen.getByRole('form', { name: 'Edit Tag' })).not.toBeNull();
    await deleteConfirmed('Clay');
    await expectAlert('Failed to delete tag');
    expect(screen.getByRole('button', { name: 'Edit Clay' })).not.toBeNull();
  });
});

test('the preview of a blog category has its description', async () => {
  const category = { ...term, ...noSeo, description: 'Two days in the forest.', updatedAt: '2026-01-05T12:00:00.000Z' };
  await openPage('/blog/categories', {
    'GET /api': [{ ...category, _count: { posts: 0 } }],
    [`GET /api/blog/categories/${term.id}`]: category,
  });
  await press('Edit Clay');
  await press('Search & sharing');
  const preview = await screen.findByRole('region', { name: 'Search result preview' });
  expect(preview.textContent).toContain('Two days in the forest.');
  await userEvent.clear(screen.getByLabelText('Description'));
  expect(preview.textContent).toContain('The first words of the description.');
});
