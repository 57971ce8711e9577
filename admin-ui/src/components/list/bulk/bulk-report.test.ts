import type { BulkReport } from '@stoa/contract';
import { failureText, leftOf } from './bulk-report';

const ok = (id: number) => ({ id, title: `Item ${id}`, ok: true, message: null });
const refused = (id: number) => ({ id, title: `Item ${id}`, ok: false, message: 'Refused' });
const gone = (id: number) => ({ id, title: null, ok: false, message: 'This item does not exist' });
const report = (results: BulkReport['results']): BulkReport => {
  const failed = results.filter((result) => !result.ok).length;
  return { results, failed, succeeded: results.length - failed };
};

test('what failed and is still there stays chosen', () => {
  expect(leftOf(report([ok(1), refused(2), gone(3)])).map(({ id }) => id)).toEqual([2]);
});

test.each([
  [[refused(1)], '1 item could not be changed and stays selected.'],
  [[ok(1), refused(2), refused(3)], '2 items could not be changed and stay selected.'],
  [[ok(1), gone(2)], '1 item could not be changed: it is no longer there.'],
  [[gone(1), gone(2)], '2 items could not be changed: they are no longer there.'],
  [[refused(1), gone(2), gone(3)], '3 items could not be changed: 1 stays selected, 2 are no longer there.'],
  [[refused(1), refused(2), gone(3)], '3 items could not be changed: 2 stay selected, 1 is no longer there.'],
])('%j', (results, text) => expect(failureText('item', report(results))).toBe(text));
