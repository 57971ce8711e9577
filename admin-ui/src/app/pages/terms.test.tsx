/** @jest-environment jsdom */
import { broken, type Call, fillIn } from '@stoa/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deleteConfirmed, expectAlert, openPage, press } from '../panel-in-tests';
import { term } from '../records-in-tests';

const failing = {
  'GET /api': [{ ...term, _count: { marketplaceItems: 0, posts: 0 } }],
  'POST /api': broken,
  'PATCH /api': broken,
  'DELETE /api': broken,
};

describe.each(['marketplace', 'blog'])('/%s', (area) => {
  test('categories show that adding, changing, or deleting failed', async () => {
    await openPage(`/${area}/categories`, failing);
    for (const [opener, submit, failure] of [
      ['Add Category', 'Add Category', 'Failed to add category'],
      ['Edit Clay', 'Save changes', 'Failed to update category'],
    ] as const) {
      await press(opener);
      const dialog = await screen.findByRole('dialog');
      fillIn({ Name: 'In vain' });
      await userEvent.click(within(dialog).getByRole('button', { name: submit }));
      await expectAlert(failure);
      expect(screen.getByDisplayValue('In vain')).not.toBeNull();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(dialog.isConnected).toBe(false));
    }
    await deleteConfirmed('Clay');
    await expectAlert('Failed to delete category');
    expect(screen.getByRole('button', { name: 'Edit Clay' })).not.toBeNull();
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

test('a category of items sets whether they need shipping, and their tax class', async () => {
  const sent: unknown[] = [];
  const savedTerm = { ...term, needsShipping: true, taxClass: null };
  await openPage('/marketplace/categories', {
    'GET /api': [{ ...term, _count: { marketplaceItems: 0 } }],
    [`GET /api/marketplace/categories/${term.id}`]: savedTerm,
    'PATCH /api': ({ body }: Call) => {
      sent.push(body);
      return savedTerm;
    },
  });
  await press('Details of Clay');
  const dialog = await screen.findByRole('dialog', { name: 'Details of Clay' });
  const delivery = await within(dialog).findByLabelText<HTMLSelectElement>('Requires shipping');
  expect([...delivery.selectedOptions].map(({ label }) => label)).toEqual(['Yes']);
  expect(within(dialog).queryByText('Same as category')).toBeNull();
  await userEvent.selectOptions(delivery, 'No');
  fillIn({ 'Tax class': 'reduced' }, dialog);
  await press('Save changes');
  await waitFor(() => expect(sent).toMatchObject([{ needsShipping: 'false', taxClass: 'reduced' }]));
});
