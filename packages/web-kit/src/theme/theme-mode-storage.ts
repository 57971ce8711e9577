import type { StorageManager } from '@mui/material/styles';
import { THEME_STORAGE_KEY, type ThemeMode, toThemeMode } from './color-scheme';

function readMode(): ThemeMode {
  try {
    return toThemeMode(window.localStorage.getItem(THEME_STORAGE_KEY));
  } catch {
    return toThemeMode(null);
  }
}

function writeMode(mode: ThemeMode): void {
  try {
    window.localStorage.setItem(THEME_STORAGE_KEY, mode);
  } catch {
    // Storage is blocked or full, so the choice lasts until the page is left.
  }
}

/** Like MUI's storage, but ignores damaged values and notices if another tab clears the storage. */
export const themeModeStorage: StorageManager = ({ key }) => {
  if (key !== THEME_STORAGE_KEY) {
    // MUI also stores which light and dark scheme is selected; we have only one of each.
    return { get: (onlyScheme) => onlyScheme, set: () => {}, subscribe: () => () => {} };
  }
  return {
    get: () => (typeof window === 'undefined' ? toThemeMode(null) : readMode()),
    set: writeMode,
    subscribe: (handler) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === THEME_STORAGE_KEY || event.key === null) handler(readMode());
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
};
