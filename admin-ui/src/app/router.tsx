import { createBrowserRouter } from 'react-router';
import { BASE_PATH, paths } from '../config/paths';
import { PanelLayout } from './layout/panel-layout';
import { Home } from './routes/home';
import { NotFound } from './routes/not-found';

export const router = createBrowserRouter(
  [
    {
      Component: PanelLayout,
      children: [
        { path: paths.home, Component: Home },
        { path: '*', Component: NotFound },
      ],
    },
  ],
  { basename: BASE_PATH },
);
