import { isVisible } from './is-visible';

const now = Date.parse('2026-05-01T12:00:00Z');

test.each([
  ['PUBLISHED', '2026-05-01T12:00:00Z', true],
  ['PUBLISHED', null, true],
  ['PUBLISHED', '2026-05-01T12:00:01Z', false],
  ['DRAFT', '2026-04-01T12:00:00Z', false],
  ['ARCHIVED', null, false],
] as const)('%s of %s: %s', (status, publishedAt, seen) => expect(isVisible({ status, publishedAt }, now)).toBe(seen));
