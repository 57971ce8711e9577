/** @jest-environment jsdom */
import { adminPaths, type EditableMenus } from '@stoa/contract';
import { AppTheme, ToastProvider } from '@stoa/web-kit';
import { answerFrom, Refusal } from '@stoa/web-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAddToMenu } from './menu-field';
import { newPage } from './page-fields';

function AddToMenu() {
  const add = useAddToMenu();
  return (
    <button type="button" onClick={() => void add({ ...newPage, menu: 'header', title: 'Our kiln', slug: 'our-kiln' })}>
      Add
    </button>
  );
}

test('a page that didn’t fit into its menu says so, and why', async () => {
  const menus: EditableMenus = { header: [], footer: [], updatedAt: '2026-01-01T00:00:00.000Z' };
  const full = 'Header menu can have at most 8 links';
  answerFrom({ [adminPaths.menus]: menus, [`PATCH ${adminPaths.menus}`]: new Refusal(400, full) });
  render(
    <AppTheme>
      <ToastProvider>
        <AddToMenu />
      </ToastProvider>
    </AppTheme>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  const { textContent } = await screen.findByRole('alert');
  expect(textContent).toContain('The page was created, but couldn’t be added to the menu');
  expect(textContent).toContain(full);
});
