/** @jest-environment jsdom */
import { AppTheme } from '@stoa/web-kit';
import { render, screen } from '@testing-library/react';
import { VISITS } from '../domain/figures';
import { DailyTable } from './daily-table';

test('daily figures show each full date, newest first, with thousands separators', () => {
  render(
    <AppTheme>
      <DailyTable
        figures={VISITS}
        days={[
          { day: '2026-11-21', views: 17_171, submissions: 2, users: 1 },
          { day: '2026-11-22', views: 5, submissions: 0, users: 0 },
        ]}
      />
    </AppTheme>,
  );
  const rows = [...document.querySelectorAll('tbody tr')].map(({ children }) =>
    [...children].map((cell) => cell.textContent),
  );
  expect(rows).toEqual([
    ['November 22, 2026', '5', '0', '0'],
    ['November 21, 2026', '17,171', '2', '1'],
  ]);
  expect(screen.getByText('Daily figures')).not.toBeNull();
});
