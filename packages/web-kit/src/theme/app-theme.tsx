import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { DEFAULT_THEME_MODE, THEME_STORAGE_KEY } from './color-scheme';
import { schemes } from './palette';
import { theme } from './theme';
import { themeModeStorage } from './theme-mode-storage';

export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider
      theme={theme}
      defaultMode={DEFAULT_THEME_MODE}
      modeStorageKey={THEME_STORAGE_KEY}
      storageManager={themeModeStorage}
      disableTransitionOnChange
    >
      <CssBaseline />
      <BrowserColor />
      {children}
    </ThemeProvider>
  );
}

/** Gives a phone's browser bar the page's color. */
function BrowserColor() {
  const { colorScheme } = useColorScheme();
  return colorScheme ? <meta name="theme-color" content={schemes[colorScheme].ground} /> : null;
}
