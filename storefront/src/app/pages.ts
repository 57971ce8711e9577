import {
  apiPaths,
  type Collection,
  type ItemDetail,
  type ItemList,
  type MarketplaceCategory,
  type PostDetail,
  type PostList,
  type ShopPage,
} from '@stoa/contract';
import { NEXT, namesOf, type Page, readView } from '@stoa/web-kit';
import { paths } from '../config/paths';
import { featuredPostPath, latestPostsPath, postPath, postsPath, postTermPaths } from '../features/blog/api';
import { postParams, showsFeatured as showsFeaturedPost } from '../features/blog/domain/post-params';
import {
  categoryPath,
  collectionItemsPath,
  collectionPath,
  facetsPath,
  featuredItemsPath,
  itemPath,
  itemsPath,
  itemTermPaths,
} from '../features/marketplace/api';
import { VARIANT } from '../features/marketplace/domain/chosen-variant';
import { inCategory, itemParams, paramsInCategory, showsFeatured } from '../features/marketplace/domain/item-params';
import { shopPagePath } from '../features/pages/api';
import { homePath } from '../features/store/api';
import { inOrder, underItsSlug } from './elsewhere';

const home = async () => ({ Component: (await import('./routes/home')).Home });

/**
 * Every page of the shop: its address, its code in a chunk of its own, and its first API requests.
 * The server renders the pages from it (server.tsx).
 */
export const pages: Page[] = [
  { path: paths.home, asks: () => [homePath, featuredItemsPath, latestPostsPath], lazy: home },
  { path: paths.homeFile, elsewhere: () => ({ status: 301, location: paths.home }), lazy: home },
  {
    path: paths.marketplace,
    reads: namesOf(itemParams),
    asks: (address) => {
      const view = readView(itemParams, address);
      return [
        itemsPath(view),
        ...(showsFeatured(view) ? [featuredItemsPath] : []),
        ...itemTermPaths,
        // Those that are chosen say their names.
        ...(view.values.category || view.values.props ? [facetsPath(view.values)] : []),
      ];
    },
    elsewhere: (address, _params, list) =>
      inOrder(paths.marketplace, itemParams, address, list as ItemList | undefined),
    lazy: async () => ({ Component: (await import('../features/marketplace/components/marketplace')).Marketplace }),
  },
  {
    path: paths.itemPattern,
    reads: [VARIANT],
    asks: (_address, { slug = '' }) => [itemPath(slug)],
    elsewhere: (address, { slug }, item) => underItsSlug(paths.item, slug, address, item as ItemDetail | undefined),
    lazy: async () => ({ Component: (await import('./routes/item')).ItemRoute }),
  },
  {
    path: paths.categoryPattern,
    reads: namesOf(paramsInCategory),
    asks: (address, { slug = '' }) => {
      const view = inCategory(readView(paramsInCategory, address), slug);
      return [categoryPath(slug), itemsPath(view), ...itemTermPaths, facetsPath(view.values)];
    },
    elsewhere: (address, { slug = '' }, category) =>
      underItsSlug(paths.category, slug, address, category as MarketplaceCategory | undefined) ??
      inOrder(paths.category(slug), paramsInCategory, address, undefined),
    lazy: async () => ({ Component: (await import('./routes/category')).Category }),
  },
  {
    path: paths.collectionPattern,
    reads: namesOf({}),
    asks: (address, { slug = '' }) => [collectionPath(slug), collectionItemsPath(slug, readView({}, address))],
    elsewhere: (address, { slug }, collection) =>
      underItsSlug(paths.collection, slug, address, collection as Collection | undefined),
    lazy: async () => ({ Component: (await import('./routes/collection')).Collection }),
  },
  {
    path: paths.blog,
    reads: namesOf(postParams),
    asks: (address) => {
      const view = readView(postParams, address);
      return [postsPath(view), ...(showsFeaturedPost(view) ? [featuredPostPath] : []), ...postTermPaths];
    },
    elsewhere: (address, _params, list) => inOrder(paths.blog, postParams, address, list as PostList | undefined),
    lazy: async () => ({ Component: (await import('./routes/blog')).Blog }),
  },
  {
    path: paths.postPattern,
    asks: (_address, { id = '' }) => [postPath(id)],
    elsewhere: (address, { id }, post) => underItsSlug(paths.post, id, address, post as PostDetail | undefined),
    lazy: async () => ({ Component: (await import('./routes/post')).Post }),
  },
  {
    path: paths.pagePattern,
    asks: (_address, { slug = '' }) => [shopPagePath(slug)],
    elsewhere: (address, { slug }, page) => underItsSlug(paths.page, slug, address, page as ShopPage | undefined),
    lazy: async () => ({ Component: (await import('./routes/page')).Page }),
  },
  {
    path: paths.contact,
    reads: ['subject'],
    takes: apiPaths.submitForm,
    lazy: async () => ({ Component: (await import('./routes/contact')).Contact }),
  },
  { path: paths.checkout, lazy: async () => ({ Component: (await import('./routes/checkout')).Checkout }) },
  { path: paths.orderPlaced, lazy: async () => ({ Component: (await import('./routes/order-placed')).OrderPlaced }) },
  {
    path: paths.order,
    reads: ['token'],
    lazy: async () => ({ Component: (await import('./routes/order')).OrderRoute }),
  },
  { path: paths.login, reads: [NEXT], lazy: async () => ({ Component: (await import('./routes/login')).Login }) },
  {
    path: paths.register,
    reads: [NEXT],
    lazy: async () => ({ Component: (await import('./routes/register')).Register }),
  },
  {
    path: paths.forgotPassword,
    lazy: async () => ({ Component: (await import('./routes/forgot-password')).ForgotPassword }),
  },
  {
    path: paths.resetPassword,
    reads: ['token'],
    lazy: async () => ({ Component: (await import('./routes/reset-password')).ResetPassword }),
  },
  {
    path: paths.confirmEmail,
    reads: ['token'],
    lazy: async () => ({ Component: (await import('./routes/confirm-email')).ConfirmEmail }),
  },
  { path: paths.account, lazy: async () => ({ Component: (await import('./routes/account')).Account }) },
  {
    path: paths.ownOrders,
    reads: ['page'],
    lazy: async () => ({ Component: (await import('./routes/own-orders')).OwnOrders }),
  },
  { path: paths.ownOrderPattern, lazy: async () => ({ Component: (await import('./routes/own-order')).OwnOrder }) },
];
