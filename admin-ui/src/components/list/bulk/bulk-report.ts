import type { BulkReport, BulkResult } from '@stoa/contract';
import { counted } from '@stoa/contract';

/** Failures that can be retried. A record without a title no longer exists: someone else deleted it. */
export const leftOf = ({ results }: BulkReport): BulkResult[] =>
  results.filter(({ ok, title }) => !ok && title !== null);

export function failureText(noun: string, report: BulkReport): string {
  const left = leftOf(report).length;
  const gone = report.failed - left;
  const start = `${counted(report.failed, noun)} couldn’t be changed`;
  const stay = left === 1 ? 'stays selected' : 'stay selected';
  if (gone === 0) return `${start} and ${stay}.`;
  const are = gone === 1 ? 'no longer exists' : 'no longer exist';
  if (left === 0) return `${start}: ${gone === 1 ? 'it' : 'they'} ${are}.`;
  return `${start}: ${left} ${stay}, ${gone} ${are}.`;
}
