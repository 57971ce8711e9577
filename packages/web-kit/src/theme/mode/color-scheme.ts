import type { SchemeName } from '../grounds';

export type ThemeMode = SchemeName | 'system';

export const THEME_MODES: readonly ThemeMode[] = ['light', 'dark', 'system'];
export const DEFAULT_THEME_MODE: SchemeName = 'dark';
export const THEME_STORAGE_KEY = 'stoa-theme';
export const THEME_ATTRIBUTE = 'data-theme';

export function toThemeMode(stored: unknown): ThemeMode {
  return THEME_MODES.find((mode) => mode === stored) ?? DEFAULT_THEME_MODE;
}
