/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { themeScript } from '../../../vite/theme-document.ts';
import { AppTheme } from '../app-theme';
import { ThemeSwitch } from './theme-switch';

const page = document.documentElement;
const chosen = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value;

function showSwitch() {
  render(
    <AppTheme>
      <ThemeSwitch />
    </AppTheme>,
  );
}

function runInHead(text: string) {
  const script = document.createElement('script');
  script.textContent = text;
  document.head.append(script);
}

function systemPrefers(scheme: 'light' | 'dark') {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: query.includes(scheme),
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
}

beforeEach(() => {
  localStorage.clear();
  page.removeAttribute('data-theme');
  systemPrefers('light');
});

test('a first visit is dark, whatever the system prefers', () => {
  showSwitch();
  expect(chosen()).toBe('dark');
  expect(page.getAttribute('data-theme')).toBe('dark');
});

test('a chosen theme shows at once and is stored', async () => {
  showSwitch();
  await userEvent.click(screen.getByRole('radio', { name: 'Light theme' }));
  expect(chosen()).toBe('light');
  expect(page.getAttribute('data-theme')).toBe('light');
  expect(localStorage.getItem('stoa-theme')).toBe('light');
});

test('a choice made in another tab is followed, and so is a cleared storage', () => {
  showSwitch();
  localStorage.setItem('stoa-theme', 'light');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'stoa-theme', newValue: 'light' })));
  expect(chosen()).toBe('light');
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(chosen()).toBe('dark');
});

test.each([
  ['light', 'light', 'light'],
  ['dark', 'dark', 'dark'],
  ['system', 'system', 'light'],
  ['"light', 'dark', 'dark'],
  ['', 'dark', 'dark'],
])('with %j stored, the script of the head and the switch agree on %s, painted %s', (stored, mode, painted) => {
  localStorage.setItem('stoa-theme', stored);
  runInHead(themeScript);
  expect(page.getAttribute('data-theme')).toBe(painted);
  showSwitch();
  expect(chosen()).toBe(mode);
  expect(page.getAttribute('data-theme')).toBe(painted);
});
