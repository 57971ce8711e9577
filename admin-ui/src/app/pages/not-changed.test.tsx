/** @jest-environment jsdom */
import { adminPaths, apiPaths, type Item } from '@stoa/contract';
import { type Answers, broken, fillIn, Refusal } from '@stoa/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deleteConfirmed, expectAlert, openPage, press, tryAgain } from '../panel-in-tests';
import { image, item, listOf, message, post, term, trashed, user } from '../records-in-tests';

const { marketplace, blog } = apiPaths;
const admin = adminPaths;
const settings = { shopName: 'Kiln', tagline: 'By hand', contactEmail: '', socialLinks: [], updatedAt: item.updatedAt };
const view = { id: 3, list: 'posts', name: 'Of old', query: 'search=old', columns: [] };
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const failing = { 'POST /api': broken, 'PATCH /api': broken, 'DELETE /api': broken };
const data = {
  [admin.activity]: listOf(),
  [admin.views]: [view],
  [admin.users]: listOf(user),
  [admin.messages]: { ...listOf(message), unread: 1 },
  [admin.trash]: listOf(trashed),
  [admin.media]: listOf(image),
  [admin.settings]: settings,
  [marketplace.categories]: [term],
  [marketplace.tags]: [],
  [marketplace.item(1)]: item,
  [blog.categories]: [term],
  [blog.tags]: [],
  [blog.posts]: { ...listOf(post), posts: [post] },
  [blog.post(1)]: post,
};

const open = (address: string, answers: object = failing) => openPage(address, { ...data, ...answers });

test.each([
  ['/marketplace/1/edit', 'Title', 'Save changes', 'Failed to update item'],
  ['/blog/1/edit', 'Title', 'Save changes', 'Failed to update blog post'],
  ['/settings', 'Tagline', 'Save settings', 'Failed to save settings'],
])('%s says that it could not be saved, and keeps what was typed', async (address, label, submit, text) => {
  await open(address);
  await button(submit);
  fillIn({ [label]: 'Typed in vain' });
  await press(submit);
  await expectAlert(text);
  expect(screen.getByDisplayValue('Typed in vain')).not.toBeNull();
  expect((await button(submit)).disabled).toBe(false);
});

test('the server’s error message is shown at its field', async () => {
  const taken = 'Another item already uses this slug';
  const refusal = new Refusal(409, taken, { errors: [{ path: ['slug'], message: taken }] });
  await open('/marketplace/1/edit', { 'PATCH /api': refusal });
  await press('Save changes');
  expect((await screen.findAllByText(taken)).length).toBeGreaterThan(0);
  expect(screen.getByRole('textbox', { name: 'Slug' }).getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('Failed to update item')).toBeNull();
});

test('a list shows that deleting or exporting failed', async () => {
  await open('/blog');
  await deleteConfirmed(post.title);
  await expectAlert('Failed to delete post');
  expect(screen.getByText(post.title)).not.toBeNull();
  await press('Export CSV');
  await expectAlert('The export failed. Please try again.');
});

test('saved views show that saving, renaming, or deleting failed', async () => {
  await open('/blog?search=new');
  await press('Views');
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('button', { name: 'Of old' });
  fillIn({ 'View name': 'Of today' });
  await press('Save');
  await expectAlert('Failed to save the view');
  expect(screen.getByDisplayValue('Of today')).not.toBeNull();
  await press('Rename Of old');
  await userEvent.type(dialog.getByLabelText('New name'), '!{Enter}');
  await expectAlert('Failed to rename the view');
  await press('Cancel');
  await deleteConfirmed('Of old');
  await expectAlert('Failed to delete the view');
});

test('a user who could not be blocked is not shown as blocked', async () => {
  await open('/users');
  await press('Change Clara');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Block' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Block' }));
  await expectAlert('Failed to change Clara');
  expect(screen.getByRole('row', { name: /Clara/ }).textContent).not.toContain('Blocked');
});

test('a message shows that changing it failed', async () => {
  await open('/messages');
  await press('Unread: A letter');
  await press('Archive');
  await expectAlert('Failed to update message');
  await deleteConfirmed('A letter');
  await expectAlert('Failed to delete message');
});

test('the trash shows that restoring or deleting failed', async () => {
  await open('/trash');
  await press('Restore Stoneware bowl');
  await expectAlert('Failed to restore the record');
  await deleteConfirmed('Stoneware bowl');
  await expectAlert('Failed to delete the record');
});

test('an image shows that saving or deleting it failed', async () => {
  await open('/media');
  const images = within(await screen.findByRole('list', { name: 'Images' }));
  await userEvent.click(images.getByRole('button'));
  await press('Save');
  await expectAlert('Failed to save the image');
  await press('Delete image');
  await press('Delete');
  await expectAlert('Failed to delete image');
});

test('after a lost response, the list shows the change that was made', async () => {
  let sold: Item = item;
  await open('/marketplace', {
    [marketplace.items]: () => listOf(sold),
    [`POST ${admin.bulkItems}`]: () => {
      sold = { ...item, status: 'COMING_SOON', own: { ...item.own, status: 'COMING_SOON' } };
      throw new Error('The network is gone');
    },
  });
  const row = await screen.findByRole('row', { name: /Stoneware bowl/ });
  await userEvent.click(within(row).getByRole('checkbox'));
  await press('Actions');
  await userEvent.click(await screen.findByRole('menuitem', { name: /Change status/ }));
  await press('Change status');
  await expectAlert('some rows may have changed');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('row', { name: /Stoneware bowl/ }).textContent).toContain('Coming Soon'));
});

test('a post that could not be created keeps the typed text, and its preview shows an error', async () => {
  await open('/blog/new');
  await userEvent.click(await screen.findByRole('button', { name: 'Preview' }));
  expect(await screen.findByText('The preview isn’t available right now. Your text is safe.')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const content = document.querySelector('textarea[name=content]') as HTMLTextAreaElement;
  fireEvent.change(content, { target: { value: 'Nothing of this is lost.' } });
  fillIn({ Title: 'Kept all the same', Category: '1' });
  await press('Create post');
  await expectAlert('Failed to create blog post');
  expect(screen.getByDisplayValue('Kept all the same')).not.toBeNull();
  expect(screen.getByRole('textbox', { name: 'Content' }).textContent).toBe('Nothing of this is lost.');
});

test('the history of a record can be loading, failed, or empty', async () => {
  let answer = (_history: unknown) => {};
  const answers: Answers = {
    ...data,
    [admin.activity]: new Promise((resolve) => {
      answer = resolve;
    }),
  };
  const { calls } = await openPage('/users', answers);
  await press('History of Clara');
  const dialog = await screen.findByRole('dialog', { name: 'History of Clara' });
  await waitFor(() => expect(dialog.querySelector('[aria-busy=true]')).not.toBeNull());
  answer(broken);
  await expectAlert('Error loading activity. Please try again.');
  expect(dialog.querySelector('[aria-busy=true]')).toBeNull();
  answers[admin.activity] = listOf();
  await tryAgain(dialog, calls);
  expect(await within(dialog).findByText('No changes yet.')).not.toBeNull();
});
