/** @jest-environment jsdom */
import { adminPaths, type Import, type ImportImage, type ImportRow, paginate } from '@stoa/contract';
import { type Answers, broken } from '@stoa/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deleteConfirmed, expectAlert, openPage, press } from '../panel-in-tests';
import { listOf } from '../records-in-tests';

const moment = '2026-01-05T12:00:00.000Z';
const ready: Import = {
  id: 4,
  kind: 'items',
  fileName: 'shop.csv',
  status: 'READY',
  createdBy: { id: 1, name: 'Ada' },
  createdAt: moment,
  confirmedAt: null,
  finishedAt: null,
  expiresAt: moment,
  rows: 1,
  checked: 1,
  settled: 0,
  counts: { created: 0, changed: 1, unchanged: 0, refused: 0 },
  images: { waiting: 0, fetched: 0, failed: 0 },
  unknownColumns: [],
  readOnlyColumns: [],
  source: null,
  newCategories: [],
  newTags: [],
  failure: null,
  notice: null,
};
const link = (name: string) => screen.findByRole('link', { name });

test('an import that was just confirmed is running in the list too', async () => {
  let run = ready;
  await openPage('/import', {
    [adminPaths.imports]: () => listOf(run),
    [adminPaths.import(4)]: () => run,
    [adminPaths.importRows(4)]: listOf(),
    [adminPaths.confirmImport(4)]: () => {
      run = { ...ready, status: 'RUNNING' };
      return run;
    },
  });
  await userEvent.click(await link('shop.csv'));
  await press('Import 1 row');
  await screen.findByRole('progressbar');
  await userEvent.click(await link('All imports'));
  expect(await within(await screen.findByRole('table')).findByText('Importing')).not.toBeNull();
});

test('a running import is followed again once the shop is back', async () => {
  let answer: unknown = { ...ready, status: 'RUNNING' };
  await openPage('/import/4', { [adminPaths.import(4)]: () => answer, [adminPaths.importRows(4)]: listOf() });
  await screen.findByRole('progressbar');
  answer = broken;
  const away = 'We can’t reach the shop right now. This page updates when it’s back.';
  expect(await screen.findByText(away, {}, { timeout: 3000 })).not.toBeNull();
  answer = { ...ready, status: 'DONE' };
  expect(await screen.findByText('Import complete', {}, { timeout: 3000 })).not.toBeNull();
  expect(screen.queryByText(away)).toBeNull();
});

test('the import history follows a running import, and goes from a page past the end to the last page', async () => {
  const finished = { ...listOf<Import>({ ...ready, status: 'DONE' }) };
  const lists = [listOf<Import>({ ...ready, status: 'RUNNING' }), finished, finished];
  await openPage('/import?page=9', {
    [`${adminPaths.imports}?page=9`]: { items: [], pagination: paginate(9, 10, 1) },
    [`${adminPaths.imports}?page=1`]: () => lists.shift(),
  });
  const table = within(await screen.findByRole('table', { name: 'Imports' }));
  expect(await table.findByText('Importing')).not.toBeNull();
  expect(window.location.search).toBe('');
  const remove = table.getByRole('button', { name: 'Delete shop.csv' });
  expect(remove.getAttribute('aria-disabled')).toBe('true');
  expect(await table.findByText('Done')).not.toBeNull();
  expect(remove.getAttribute('aria-disabled')).toBeNull();
});

test('the import page shows what could not be uploaded, deleted, started, or discarded', async () => {
  const answers: Answers = {
    [adminPaths.imports]: listOf(ready),
    [adminPaths.import(4)]: ready,
    [adminPaths.importRows(4)]: listOf(),
    'POST /api': broken,
    'DELETE /api': broken,
  };
  await openPage('/import', answers);
  const upload = document.querySelector('input[type=file]') as HTMLInputElement;
  await userEvent.upload(upload, new File(['slug,title'], 'lost.csv', { type: 'text/csv' }));
  await expectAlert('The file couldn’t be uploaded. Please try again.');
  await press('Download template');
  await expectAlert('Failed to download the template. Please try again.');
  await deleteConfirmed('shop.csv');
  await expectAlert('Failed to delete import');
  await userEvent.click(await link('shop.csv'));
  await press('Import 1 row');
  await expectAlert('Failed to start the import');
  await press('Discard');
  await expectAlert('Failed to discard the import');
  answers['DELETE /api'] = { id: 4 };
  await press('Discard');
  await waitFor(() => expect(window.location.pathname).toBe('/import'));
});

test('an expired import says so and links back', async () => {
  await openPage('/import/4', {});
  expect(await screen.findByRole('heading', { name: 'Import not found' })).not.toBeNull();
  expect(screen.getByText('Imports are kept for one week. This one may have expired or been deleted.')).not.toBeNull();
  expect((await link('All imports')).getAttribute('href')).toBe('/import');
});

test('an import from another platform names it, what it creates, and what it leaves out', async () => {
  const run: Import = { ...ready, source: 'shopify', newCategories: ['Garden Pots'], newTags: ['Pot', 'Plants'] };
  const note = 'It has no description, so it won’t be published yet';
  const row: ImportRow = {
    row: 2,
    outcome: 'created',
    recordId: null,
    slug: 'clay-pot',
    title: 'Clay Pot',
    changes: [],
    reasons: [],
    notes: [note],
    settled: false,
  };
  await openPage('/import/4', { [adminPaths.import(4)]: run, [adminPaths.importRows(4)]: listOf(row) });
  expect((await screen.findByText(/^This is an export from Shopify/)).textContent).toBe(
    'This is an export from Shopify. Check the rows below for what can’t be imported. ' +
      'Importing creates these categories: Garden Pots. Importing creates these tags: Pot, Plants.',
  );
  expect(within(await screen.findByRole('table', { name: 'Rows' })).getByText(`${note}.`)).not.toBeNull();
});

test('an import shows how many images it downloads, its progress, and failed images', async () => {
  let run: Import = { ...ready, images: { waiting: 3, fetched: 0, failed: 0 } };
  const failed: ImportImage = {
    id: 7,
    address: 'https://x.example/gone.jpg',
    rows: [2, 3],
    rowCount: 12,
    outcome: 'failed',
    url: null,
    message: 'The server answered 404',
  };
  await openPage('/import/4', {
    [adminPaths.import(4)]: () => run,
    [adminPaths.importRows(4)]: listOf(),
    [adminPaths.importImages(4)]: listOf(failed),
    [adminPaths.confirmImport(4)]: () => {
      run = { ...run, status: 'DONE', images: { waiting: 1, fetched: 1, failed: 1 } };
      return run;
    },
    [adminPaths.retryImportImages(4)]: () => {
      run = { ...run, images: { waiting: 0, fetched: 3, failed: 0 } };
      return run;
    },
  });
  expect(await screen.findByText(/^3 images will be fetched from their addresses/)).not.toBeNull();
  await press('Import 1 row');
  const progress = { name: 'Fetching images: 2 of 3 done. You can leave this page.' };
  expect(await screen.findByRole('progressbar', progress)).not.toBeNull();
  expect((await screen.findByText(/gone\.jpg/)).textContent).toBe(
    'Rows 2, 3 and 10 more: https://x.example/gone.jpg – The server answered 404.',
  );
  await press('Try again');
  expect(await screen.findByText('3 images added to the media library.')).not.toBeNull();
  expect(screen.queryByText(/couldn’t be fetched/)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Images' }));
});
