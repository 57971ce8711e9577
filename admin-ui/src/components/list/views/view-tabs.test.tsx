/** @jest-environment jsdom */
import { AppTheme, DataProvider } from '@stoa/web-kit';
import { answerCalls } from '@stoa/web-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ViewTabs } from './view-tabs';

const view = { id: 3, list: 'items', name: 'Oak', query: 'search=oak', columns: [] };

const onAll = jest.fn();
const onApply = jest.fn();
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

const show = (query: string) =>
  render(
    <AppTheme>
      <DataProvider>
        <ViewTabs list="items" panel="list" now={{ query, columns: [] }} onAll={onAll} onApply={onApply} />
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

test('each view is a tab, beside one for the whole list; what was changed of one is marked', async () => {
  answerCalls(() => ({ body: { data: [view] } }));
  const { unmount } = show('');
  await userEvent.click(await screen.findByRole('tab', { name: 'Oak' }));
  expect(onApply).toHaveBeenCalledWith(view);
  unmount();
  const { unmount: leave } = show('search=oak');
  await screen.findByRole('tab', { name: 'Oak', selected: true });
  leave();
  show('search=oak&status=SOLD_OUT');
  await screen.findByRole('tab', { name: 'Oak (changed)', selected: true });
  await userEvent.click(screen.getByRole('tab', { name: 'All' }));
  expect(onAll).toHaveBeenCalled();
});

test('filters without a view are of the whole list', async () => {
  answerCalls(() => ({ body: { data: [view] } }));
  show('status=SOLD_OUT');
  await screen.findByRole('tab', { name: 'Oak' });
  expect(selected()).toBe('All');
});
