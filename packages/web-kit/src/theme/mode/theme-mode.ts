import type { SchemeName } from '@stoa/contract';
import { useSyncExternalStore } from 'react';
import { readStored, store } from '../../lib/browser-storage';
import {
  DEFAULT_THEME_MODE,
  ONLY_SCHEME_ATTRIBUTE,
  THEME_ATTRIBUTE,
  THEME_STORAGE_KEY,
  type ThemeMode,
  toThemeMode,
} from './color-scheme';

const listeners = new Set<() => void>();
const systemScheme = () => window.matchMedia('(prefers-color-scheme: dark)');

const mode = (): ThemeMode =>
  toThemeMode(document.documentElement.getAttribute(ONLY_SCHEME_ATTRIBUTE) ?? readStored(THEME_STORAGE_KEY));

function scheme(): SchemeName {
  const chosen = mode();
  if (chosen !== 'system') return chosen;
  return systemScheme().matches ? 'dark' : 'light';
}

/** Other tabs and the system can change it, too. */
function subscribe(listener: () => void): () => void {
  const system = systemScheme();
  const onStorage = ({ key }: StorageEvent) => {
    if (key === THEME_STORAGE_KEY || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
    system.removeEventListener('change', listener);
  };
}

export function chooseThemeMode(chosen: ThemeMode): void {
  store(THEME_STORAGE_KEY, chosen);
  for (const listener of listeners) listener();
}

/** Servers don't know what a visitor has chosen, so they render the default. */
const onServer = () => DEFAULT_THEME_MODE;

export const useThemeMode = (): ThemeMode => useSyncExternalStore(subscribe, mode, onServer);

export const useScheme = (): SchemeName => useSyncExternalStore(subscribe, scheme, onServer);

const CHANGING_ATTRIBUTE = 'data-theme-changing';

/** Doesn't take the scheme of the last render: while the server's HTML is hydrated, that is the default. */
export function paint(): void {
  const page = document.documentElement;
  const painted = scheme();
  if (page.getAttribute(THEME_ATTRIBUTE) === painted) return;
  page.setAttribute(CHANGING_ATTRIBUTE, '');
  page.setAttribute(THEME_ATTRIBUTE, painted);
  // Reading a style applies the change while transitions are off.
  void window.getComputedStyle(page).color;
  page.removeAttribute(CHANGING_ATTRIBUTE);
}
