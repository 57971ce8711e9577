/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppTheme } from '../theme/app-theme';
import { ErrorBoundary } from './error-boundary';

let broken = true;

function Page() {
  if (broken) throw new Error('a bug');
  return 'the page';
}

const page = (resetKey: string) => (
  <AppTheme>
    <ErrorBoundary resetKey={resetKey}>
      <Page />
    </ErrorBoundary>
  </AppTheme>
);

beforeEach(() => {
  broken = true;
  jest.spyOn(console, 'error').mockImplementation();
});

test('what cannot be rendered is said; Try Again shows it once it can', async () => {
  render(page('/a'));
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).not.toBeNull();
  expect(screen.getByText('An error occurred while rendering this page.')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).not.toBeNull();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByText('the page')).not.toBeNull();
});

test('another address starts afresh', () => {
  const { rerender } = render(page('/a'));
  broken = false;
  rerender(page('/b'));
  expect(screen.getByText('the page')).not.toBeNull();
});
