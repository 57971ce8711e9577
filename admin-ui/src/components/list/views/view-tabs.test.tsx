/** @jest-environment jsdom */
import { AppTheme, DataProvider } from '@stoa/web-kit';
import { answerCalls } from '@stoa/web-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Preset, ViewTabs } from './view-tabs';

const view = { id: 3, list: 'items', name: 'Oak', query: 'search=oak', columns: [] };

const onPreset = jest.fn();
const onApply = jest.fn();
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

const show = (query: string, activeId?: number, presets: Preset[] = []) =>
  render(
    <AppTheme>
      <DataProvider>
        <ViewTabs
          list="items"
          panel="list"
          now={{ query, columns: [] }}
          activeId={activeId}
          presets={presets}
          onPreset={onPreset}
          onApply={onApply}
          onSaved={jest.fn()}
        />
      </DataProvider>
    </AppTheme>,
  );

test('each saved view is a tab next to All, and a changed one is marked', async () => {
  answerCalls(() => ({ body: { data: [view] } }));
  const { unmount } = show('');
  await userEvent.click(await screen.findByRole('tab', { name: 'Oak' }));
  expect(onApply).toHaveBeenCalledWith(view);
  unmount();
  const { unmount: leave } = show('search=oak');
  await screen.findByRole('tab', { name: 'Oak', selected: true });
  leave();
  show('search=oak&status=SOLD_OUT', view.id);
  await screen.findByRole('tab', { name: 'Oak (changed)', selected: true });
  await userEvent.click(screen.getByRole('tab', { name: 'All' }));
  expect(onPreset).toHaveBeenCalledWith('');
});

test('filters without a saved view belong to All', async () => {
  answerCalls(() => ({ body: { data: [view] } }));
  show('status=SOLD_OUT');
  await screen.findByRole('tab', { name: 'Oak' });
  expect(selected()).toBe('All');
});

test('a tab says how many records it has, if there are any', async () => {
  answerCalls(() => ({ body: { data: [view] } }));
  show('', undefined, [
    { label: 'Unpaid', query: 'state=AWAITING_PAYMENT', count: 1200 },
    { label: 'Needs attention', query: 'state=NEEDS_ATTENTION', count: 0 },
  ]);
  await screen.findByRole('tab', { name: 'Oak' });
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual(['All', 'Unpaid 1,200', 'Needs attention', 'Oak']);
});
