import { definePages } from '@stoa/web-kit';
import { paths } from '../config/paths';
import { ShopLayout } from './layout/shop-layout';
import { Home } from './routes/home';
import { NotFound } from './routes/not-found';
import { SignedInOnly } from './routes/signed-in-only';

/** `lazy: async () => ({ Component: … })` puts a page into a chunk of its own. */
export const pages = definePages([
  {
    Component: ShopLayout,
    children: [
      { path: paths.home, Component: Home },
      { path: paths.homeFile, Component: Home },
      {
        path: paths.marketplace,
        lazy: async () => ({ Component: (await import('../features/marketplace/components/marketplace')).Marketplace }),
      },
      { path: paths.itemPattern, lazy: async () => ({ Component: (await import('./routes/item')).ItemRoute }) },
      { path: paths.blog, lazy: async () => ({ Component: (await import('./routes/blog')).Blog }) },
      { path: paths.postPattern, lazy: async () => ({ Component: (await import('./routes/post')).Post }) },
      { path: paths.contact, lazy: async () => ({ Component: (await import('./routes/contact')).Contact }) },
      { path: paths.checkout, lazy: async () => ({ Component: (await import('./routes/checkout')).Checkout }) },
      { path: paths.login, lazy: async () => ({ Component: (await import('./routes/login')).Login }) },
      { path: paths.register, lazy: async () => ({ Component: (await import('./routes/register')).Register }) },
      {
        path: paths.forgotPassword,
        lazy: async () => ({ Component: (await import('./routes/forgot-password')).ForgotPassword }),
      },
      {
        path: paths.resetPassword,
        lazy: async () => ({ Component: (await import('./routes/reset-password')).ResetPassword }),
      },
      {
        Component: SignedInOnly,
        children: [
          { path: paths.account, lazy: async () => ({ Component: (await import('./routes/account')).Account }) },
        ],
      },
      { path: '*', Component: NotFound },
    ],
  },
]);
