/** @jest-environment jsdom */
import { AppTheme, DataProvider } from '@stoa/web-kit';
import { answerCalls } from '@stoa/web-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ViewsButton } from './views-button';

const view = { id: 3, list: 'items', name: 'Oak', query: 'search=oak', columns: [] };

const show = (query: string) =>
  render(
    <AppTheme>
      <DataProvider>
        <ViewsButton list="items" now={{ query, columns: [] }} onApply={() => {}} />
      </DataProvider>
    </AppTheme>,
  );

test('what was changed of a view can be saved under its name, also after the page was loaded anew', async () => {
  answerCalls(() => ({ body: { data: [view] } }));
  const { unmount } = show('');
  await userEvent.click(screen.getByRole('button', { name: 'Views' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Oak' }));
  unmount();
  show('search=oak&status=SOLD_OUT');
  await userEvent.click(screen.getByRole('button', { name: 'Views' }));
  expect(await screen.findByRole('button', { name: 'Save changes to “Oak”' })).not.toBeNull();
});
