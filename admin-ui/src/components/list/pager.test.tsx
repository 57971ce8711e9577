/** @jest-environment jsdom */
import { paginate } from '@stoa/contract';
import { render, screen } from '@testing-library/react';
import { Pager } from './pager';

test('a list shows its page and the number of matches', () => {
  render(<Pager pages={paginate(2, 10, 1260)} onPage={() => {}} />);
  expect(screen.getByRole('navigation', { name: 'Pages' }).textContent).toMatch(
    /^Showing page 2 of 126 · 1,260 results/,
  );
  expect(screen.getByRole('status').textContent).toBe('Showing page 2 of 126');
});
