import { AppTheme } from '@stoa/web-kit';
import { RouterProvider } from 'react-router/dom';
import { router } from './router';

export function App() {
  return (
    <AppTheme>
      <RouterProvider router={router} />
    </AppTheme>
  );
}
