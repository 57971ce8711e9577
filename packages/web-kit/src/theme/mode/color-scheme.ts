import type { SchemeName } from '@stoa/contract';

export type ThemeMode = SchemeName | 'system';

export const THEME_MODES: readonly ThemeMode[] = ['light', 'dark', 'system'];
export const DEFAULT_THEME_MODE: SchemeName = 'dark';
export const THEME_STORAGE_KEY = 'stoa-theme';
export const THEME_ATTRIBUTE = 'data-theme';
/** On the page of a shop that has one theme: which. */
export const ONLY_SCHEME_ATTRIBUTE = 'data-only-theme';

export function toThemeMode(stored: unknown): ThemeMode {
  return THEME_MODES.find((mode) => mode === stored) ?? DEFAULT_THEME_MODE;
}
