/** @jest-environment jsdom */
import { AppTheme } from '@stoa/web-kit';
import { post } from '@stoa/web-kit/testing';
import { render } from '@testing-library/react';
import { postColumns } from './post-columns';

const status = postColumns(async () => {}).find(({ field }) => field === 'status');

test.each([
  ['PUBLISHED', '2999-01-01T00:00:00.000Z', 'Scheduled'],
  ['PUBLISHED', '2026-01-01T00:00:00.000Z', 'Published'],
  ['DRAFT', '2999-01-01T00:00:00.000Z', 'Draft'],
] as const)('a post that is %s and dated %s: %s', (state, publishedAt, text) => {
  const { container } = render(
    <AppTheme>{status?.cell?.({ ...post, status: state, publishedAt }, 'columns')}</AppTheme>,
  );
  expect(container.textContent).toBe(text);
});
