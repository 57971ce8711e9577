/** @jest-environment jsdom */
import type { Job, JobChange } from '@stoa/contract';
import { AppTheme } from '@stoa/web-kit';
import { answerCalls } from '@stoa/web-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { BulkDialog } from './bulk-dialog';
import { startJob } from './start-job';

const change: JobChange = { action: 'endDiscount' };

const openDialog = () =>
  render(
    <MemoryRouter>
      <AppTheme>
        <Routes>
          <Route path="/jobs/:id" element="The job" />
          <Route
            path="/"
            element={
              <BulkDialog
                noun="item"
                action={{ label: 'End discount', change, details: () => null }}
                chosen={[{ id: 7, title: 'Oak table' }]}
                send={jest.fn()}
                jobs={{ query: '', total: 1, start: (target, change) => startJob('items', target, change) }}
                isAll={false}
                onDone={async () => {}}
                onClose={() => {}}
              />
            }
          />
        </Routes>
      </AppTheme>
    </MemoryRouter>,
  );

const confirm = () => userEvent.click(screen.getByRole('button', { name: 'End discount' }));

test('a retry after a lost response requests the same job, and a new dialog requests another', async () => {
  const keys: string[] = [];
  answerCalls(({ body }) => {
    keys.push((body as { key: string }).key);
    if (keys.length === 1) throw new Error('lost');
    return { status: 201, body: { data: { id: 5 } as Job } };
  });
  const { unmount } = openDialog();
  await confirm();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'We didn’t get a response. The job may have started: check Jobs, or try again, which won’t start it twice.',
  );
  expect(screen.getByRole('link', { name: 'Jobs' }).getAttribute('href')).toBe('/jobs');
  await confirm();
  await screen.findByText('The job');
  unmount();
  openDialog();
  await confirm();
  await screen.findByText('The job');
  expect(keys[0]).toMatch(/^\w{16,64}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
