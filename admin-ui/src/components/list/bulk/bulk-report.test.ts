import type { BulkReport } from '@stoa/contract';
import { failureText, leftOf } from './bulk-report';

const ok = (id: number) => ({ id, title: `Item ${id}`, ok: true, message: null });
const refused = (id: number) => ({ id, title: `Item ${id}`, ok: false, message: 'Rejected' });
const gone = (id: number) => ({ id, title: null, ok: false, message: 'This item does not exist' });
const report = (results: BulkReport['results']): BulkReport => {
  const failed = results.filter((result) => !result.ok).length;
  return { results, failed, succeeded: results.length - failed };
};

test('failed records that still exist stay selected', () => {
  expect(leftOf(report([ok(1), refused(2), gone(3)])).map(({ id }) => id)).toEqual([2]);
});

test.each([
  [[refused(1)], '1 item couldn’t be changed and stays selected.'],
  [[ok(1), refused(2), refused(3)], '2 items couldn’t be changed and stay selected.'],
  [[ok(1), gone(2)], '1 item couldn’t be changed: it no longer exists.'],
  [[gone(1), gone(2)], '2 items couldn’t be changed: they no longer exist.'],
  [[refused(1), gone(2), gone(3)], '3 items couldn’t be changed: 1 stays selected, 2 no longer exist.'],
  [[refused(1), refused(2), gone(3)], '3 items couldn’t be changed: 2 stay selected, 1 no longer exists.'],
])('%j', (results, text) => expect(failureText('item', report(results))).toBe(text));
