import './mui-variables.css';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme';

// Seeing no schemes, MUI neither writes variables nor manages the document's theme: our own styles and PageTheme do.
const { colorSchemes: _schemes, ...muiTheme } = { ...theme, applyStyles: theme.applyStyles.bind(theme) };

export { muiTheme };

/** For parts made of MUI's components. Import them lazily, because MUI is large. */
export const MuiTheme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>
);
