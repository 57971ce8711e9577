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
import { NEXT, namesOf, type Page, prefetchClient, readView } from '@stoa/web-kit';
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
import {
  inCategory,
  itemParams,
  paramsInCategory,
  showsFeatured,
  VARIANT,
} from '../features/marketplace/domain/item-params';
import { shopPagePath } from '../features/pages/api';
import { homePath } from '../features/store/api';
import { toCanonicalQuery, toCurrentSlug } from './redirects';

const home: Omit<Page, 'path'> = {
  requests: () => [homePath, featuredItemsPath, latestPostsPath],
  lazy: async () => ({ Component: (await import('./routes/home')).Home }),
};

/**
 * Every page of the shop: its address, its code in a chunk of its own, and its first API requests.
 * The server renders the pages from it (server.tsx).
 */
export const pages: Page[] = [
  { path: paths.home, ...home },
  { path: paths.homeFile, ...home },
  {
    path: paths.marketplace,
    queryParams: namesOf(itemParams),
    requests: (address) => {
      const view = readView(itemParams, address);
      return [
        itemsPath(view),
        ...(showsFeatured(view) ? [featuredItemsPath] : []),
        ...itemTermPaths,
        // Those that are chosen say their names.
        ...(view.values.category || view.values.props ? [facetsPath(view.values)] : []),
      ];
    },
    redirect: (address, _params, list) =>
      toCanonicalQuery(paths.marketplace, itemParams, address, list as ItemList | undefined),
    lazy: async () => ({
      Component: (await import('../features/marketplace/components/list/marketplace')).Marketplace,
    }),
  },
  {
    path: paths.itemPattern,
    queryParams: [VARIANT],
    requests: (_address, { slug = '' }) => [itemPath(slug)],
    redirect: (address, { slug }, item) => toCurrentSlug(paths.item, slug, address, item as ItemDetail | undefined),
    lazy: async () => ({ Component: (await import('./routes/marketplace/item')).ItemRoute }),
  },
  {
    path: paths.categoryPattern,
    queryParams: namesOf(paramsInCategory),
    requests: (address, { slug = '' }) => {
      const view = inCategory(readView(paramsInCategory, address), slug);
      return [categoryPath(slug), itemsPath(view), ...itemTermPaths, facetsPath(view.values)];
    },
    redirect: (address, { slug = '' }, category) =>
      toCurrentSlug(paths.category, slug, address, category as MarketplaceCategory | undefined) ??
      toCanonicalQuery(paths.category(slug), paramsInCategory, address, undefined),
    lazy: async () => ({
      Component: (await import('../features/marketplace/components/list/category-page')).CategoryPage,
    }),
  },
  {
    path: paths.collectionPattern,
    queryParams: namesOf({}),
    requests: (address, { slug = '' }) => [collectionPath(slug), collectionItemsPath(slug, readView({}, address))],
    redirect: (address, { slug }, collection) =>
      toCurrentSlug(paths.collection, slug, address, collection as Collection | undefined),
    lazy: async () => ({
      Component: (await import('../features/marketplace/components/list/collection-page')).CollectionPage,
    }),
  },
  {
    path: paths.blog,
    queryParams: namesOf(postParams),
    requests: (address) => {
      const view = readView(postParams, address);
      return [postsPath(view), ...(showsFeaturedPost(view) ? [featuredPostPath] : []), ...postTermPaths];
    },
    redirect: (address, _params, list) =>
      toCanonicalQuery(paths.blog, postParams, address, list as PostList | undefined),
    lazy: async () => ({ Component: (await import('./routes/blog/blog')).Blog }),
  },
  {
    path: paths.postPattern,
    requests: (_address, { id = '' }) => [postPath(id)],
    redirect: (address, { id }, post) => toCurrentSlug(paths.post, id, address, post as PostDetail | undefined),
    lazy: async () => ({ Component: (await import('../features/blog/components/post/post-page')).PostPage }),
  },
  {
    path: paths.pagePattern,
    requests: (_address, { slug = '' }) => [shopPagePath(slug)],
    redirect: (address, { slug }, page) => toCurrentSlug(paths.page, slug, address, page as ShopPage | undefined),
    lazy: async () => ({ Component: (await import('./routes/page')).Page }),
  },
  {
    path: paths.contact,
    queryParams: ['subject'],
    formAction: apiPaths.submitForm,
    requests: () => [apiPaths.business],
    lazy: async () => ({ Component: (await import('./routes/contact')).Contact }),
  },
  {
    path: paths.checkout,
    lazy: async () => {
      // It asks for a quote as soon as it is there.
      prefetchClient();
      return { Component: (await import('./routes/checkout/checkout')).Checkout };
    },
  },
  {
    path: paths.orderPlaced,
    lazy: async () => ({ Component: (await import('./routes/checkout/order-placed')).OrderPlaced }),
  },
  {
    path: paths.discountPattern,
    queryParams: ['to'],
    isAtAnyPath: true,
    lazy: async () => {
      prefetchClient();
      return { Component: (await import('./routes/checkout/discount-link')).DiscountLink };
    },
  },
  {
    path: paths.order,
    queryParams: ['token'],
    lazy: async () => ({ Component: (await import('./routes/orders/order')).OrderRoute }),
  },
  {
    path: paths.login,
    queryParams: [NEXT],
    lazy: async () => ({ Component: (await import('./routes/account/login')).Login }),
  },
  {
    path: paths.register,
    queryParams: [NEXT],
    lazy: async () => ({ Component: (await import('./routes/account/register')).Register }),
  },
  {
    path: paths.forgotPassword,
    lazy: async () => ({ Component: (await import('./routes/account/forgot-password')).ForgotPassword }),
  },
  {
    path: paths.resetPassword,
    queryParams: ['token'],
    lazy: async () => ({ Component: (await import('./routes/account/reset-password')).ResetPassword }),
  },
  {
    path: paths.confirmEmail,
    queryParams: ['token'],
    lazy: async () => ({ Component: (await import('./routes/account/confirm-email')).ConfirmEmail }),
  },
  { path: paths.account, lazy: async () => ({ Component: (await import('./routes/account/account')).Account }) },
  {
    path: paths.ownOrders,
    queryParams: ['page'],
    lazy: async () => ({ Component: (await import('./routes/orders/own-orders')).OwnOrders }),
  },
  {
    path: paths.ownOrderPattern,
    isAtAnyPath: true,
    lazy: async () => ({ Component: (await import('./routes/orders/own-order')).OwnOrder }),
  },
];
