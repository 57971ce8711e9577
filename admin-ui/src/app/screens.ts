import type { PageRoute } from '@stoa/web-kit';
import { paths } from '../config/paths';

/** Every screen of the panel, each in a chunk of its own. The sidebar links to those that are here. */
export const screens: PageRoute[] = [
  {
    path: paths.home,
    lazy: async () => ({ Component: (await import('../resources/dashboard/components/dashboard')).Dashboard }),
  },
  {
    path: paths.items,
    lazy: async () => ({ Component: (await import('../resources/marketplace/components/item-list')).ItemList }),
  },
  {
    path: paths.newItem,
    lazy: async () => ({ Component: (await import('../resources/marketplace/components/create-item')).CreateItem }),
  },
  {
    path: paths.itemPattern,
    lazy: async () => ({ Component: (await import('./routes/item')).ItemPage }),
  },
  {
    path: paths.activity,
    lazy: async () => ({
      Component: (await import('../resources/history/components/activity-screen')).ActivityScreen,
    }),
  },
  {
    path: paths.trash,
    lazy: async () => ({ Component: (await import('../resources/history/components/trash-screen')).TrashScreen }),
  },
  {
    path: paths.itemCategories,
    lazy: async () => ({
      Component: (await import('./routes/item-categories')).ItemCategoriesPage,
    }),
  },
  {
    path: paths.itemTags,
    lazy: async () => ({ Component: (await import('./routes/item-tags')).ItemTagsPage }),
  },
  {
    path: paths.media,
    lazy: async () => ({ Component: (await import('../resources/media/components/media-library')).MediaLibrary }),
  },
  {
    path: paths.users,
    lazy: async () => ({ Component: (await import('./routes/users')).UsersPage }),
  },
  {
    path: paths.messages,
    lazy: async () => ({ Component: (await import('../resources/messages/components/message-list')).MessageList }),
  },
  {
    path: paths.settings,
    lazy: async () => ({ Component: (await import('./routes/settings')).SettingsScreen }),
  },
  {
    path: paths.import,
    lazy: async () => ({ Component: (await import('../resources/transfer/components/imports')).Imports }),
  },
  {
    path: paths.importRunPattern,
    lazy: async () => ({ Component: (await import('../resources/transfer/components/import-run')).ImportRun }),
  },
  {
    path: paths.posts,
    lazy: async () => ({ Component: (await import('../resources/blog/components/post-list')).PostList }),
  },
  {
    path: paths.newPost,
    lazy: async () => ({ Component: (await import('../resources/blog/components/create-post')).CreatePost }),
  },
  {
    path: paths.postPattern,
    lazy: async () => ({ Component: (await import('./routes/post')).PostPage }),
  },
  {
    path: paths.postCategories,
    lazy: async () => ({
      Component: (await import('./routes/post-categories')).PostCategoriesPage,
    }),
  },
  {
    path: paths.postTags,
    lazy: async () => ({ Component: (await import('./routes/post-tags')).PostTagsPage }),
  },
];

const existing = new Set(screens.map(({ path }) => path));

export const isScreen = (path: string): boolean => existing.has(path);
