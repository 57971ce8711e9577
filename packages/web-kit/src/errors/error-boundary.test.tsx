/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppTheme } from '../theme/app-theme';
import { CodeNotLoaded } from './code-not-loaded';
import { ErrorBoundary } from './error-boundary';

let broken = true;
let fault = new Error('a bug');

function Page() {
  if (broken) throw fault;
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
  fault = new Error('a bug');
  jest.spyOn(console, 'error').mockImplementation();
});

test('a component that can’t be rendered shows an error, and Try Again renders it again', async () => {
  render(page('/a'));
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).not.toBeNull();
  expect(screen.getByText('An error occurred while rendering this page.')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).not.toBeNull();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByText('the page')).not.toBeNull();
});

test('another address resets the error', () => {
  const { rerender } = render(page('/a'));
  broken = false;
  rerender(page('/b'));
  expect(screen.getByText('the page')).not.toBeNull();
});

test('a page whose code couldn’t be fetched blames the connection', () => {
  fault = new CodeNotLoaded(new Error('Failed to fetch'));
  render(page('/a'));
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).not.toBeNull();
  expect(screen.getByText('We couldn’t load this. Check your connection and try again.')).not.toBeNull();
});
