import type { BulkReport, BulkResult } from '@stoa/contract';
import { counted } from '../../../lib/count';

/** What could not be changed and can be tried again. What has no title is there no longer: somebody else deleted it. */
export const leftOf = ({ results }: BulkReport): BulkResult[] =>
  results.filter(({ ok, title }) => !ok && title !== null);

/** What became of the records that could not be changed, in a sentence. */
export function failureText(noun: string, report: BulkReport): string {
  const left = leftOf(report).length;
  const gone = report.failed - left;
  const start = `${counted(report.failed, noun)} could not be changed`;
  const stay = left === 1 ? 'stays selected' : 'stay selected';
  if (gone === 0) return `${start} and ${stay}.`;
  const are = gone === 1 ? 'is no longer there' : 'are no longer there';
  if (left === 0) return `${start}: ${gone === 1 ? 'it' : 'they'} ${are}.`;
  return `${start}: ${left} ${stay}, ${gone} ${are}.`;
}
