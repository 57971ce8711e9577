import { type Components, type Theme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { muiTheme } from './mui-theme';
import { PageTheme } from './page-theme';

/** Components that only the panel uses: the shop's pages don't load their styles. */
const components: Components<Omit<Theme, 'components'>> = {
  // The reason why a field is disabled is there to be read.
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({ '&.Mui-disabled': { color: theme.vars.palette.text.secondary } }),
    },
  },
  // Where there's no room for all tabs, buttons lead to the rest.
  MuiTabs: {
    defaultProps: { variant: 'scrollable', allowScrollButtonsMobile: true },
    styleOverrides: {
      scrollButtons: { width: 28, fontSize: '1.25rem', '&.Mui-disabled': { width: 0 } },
    },
  },
  // MUI's gray is too light on some brands' backgrounds.
  MuiToggleButton: { styleOverrides: { root: ({ theme }) => ({ color: theme.vars.palette.text.secondary }) } },
};

const theme = { ...muiTheme, components: { ...muiTheme.components, ...components } };

/** For a front end that is all MUI. */
export const AppTheme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme}>
    <PageTheme />
    {children}
  </ThemeProvider>
);
