import { RouterProvider } from 'react-router/dom';
import { paths } from '../config/paths';
import { Providers } from './providers';
import { router } from './router';

const toLogin = () => void router.navigate(paths.login);

export function App() {
  return (
    <Providers onLogout={toLogin}>
      <RouterProvider router={router} />
    </Providers>
  );
}
