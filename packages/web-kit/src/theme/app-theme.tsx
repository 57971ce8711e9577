import type { ReactNode } from 'react';
import { MuiTheme } from './mui-theme';
import { PageTheme } from './page-theme';

/** For a front end that is all MUI. */
export const AppTheme = ({ children }: { children: ReactNode }) => (
  <MuiTheme>
    <PageTheme />
    {children}
  </MuiTheme>
);
