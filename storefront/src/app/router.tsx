import { createBrowserRouter } from 'react-router';
import { paths } from '../config/paths';
import { ShopLayout } from './layout/shop-layout';
import { Home } from './routes/home';
import { NotFound } from './routes/not-found';

export const router = createBrowserRouter([
  {
    Component: ShopLayout,
    children: [
      { path: paths.home, Component: Home },
      { path: paths.homeFile, Component: Home },
      { path: '*', Component: NotFound },
    ],
  },
]);
