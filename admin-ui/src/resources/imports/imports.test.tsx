/** @jest-environment jsdom */
import { apiPaths, type Import, paginate } from '@stoa/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPages } from '../../lib/pages-in-tests';
import { imports } from './resource';

const paths = apiPaths.admin;
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
  unknownColumns: [],
  readOnlyColumns: [],
  failure: null,
  notice: null,
};
const listOf = <Item,>(...items: Item[]) => ({ items, pagination: paginate(1, 10, items.length) });
const link = (name: string) => screen.findByRole('link', { name });

test('an import that was just confirmed is running in the list too', async () => {
  let run = ready;
  await openPages(imports.pages, '/import', {
    [paths.imports]: () => listOf(run),
    [paths.import(4)]: () => run,
    [paths.importRows(4)]: listOf(),
    [paths.confirmImport(4)]: () => {
      run = { ...ready, status: 'RUNNING' };
      return run;
    },
  });
  await userEvent.click(await link('shop.csv'));
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 row' }));
  await screen.findByRole('progressbar');
  await userEvent.click(await link('All imports'));
  expect(await within(await screen.findByRole('table')).findByText('Importing')).not.toBeNull();
});
