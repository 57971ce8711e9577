import { type PageRoute, readView } from '@stoa/web-kit';
import { mediaParams, mediaPath } from '../components/media/api/get-media';
import { paths } from '../config/paths';
import { postsPath } from '../resources/blog/api/get-posts';
import { postParams } from '../resources/blog/domain/post-params';
import { activityPath } from '../resources/history/api/get-activity';
import { trashPath } from '../resources/history/api/get-trash';
import { activityParams } from '../resources/history/domain/activity-params';
import { trashParams } from '../resources/history/domain/trash-params';
import { itemsPath } from '../resources/marketplace/api/get-items';
import { itemParams } from '../resources/marketplace/domain/item-params';
import { messagesPath } from '../resources/messages/api/get-messages';
import { messageParams } from '../resources/messages/domain/message-params';
import { usersPath } from '../resources/users/api/get-users';
import { userParams } from '../resources/users/domain/user-params';

/** Every screen of the panel, each in a chunk of its own. */
export const screens: PageRoute[] = [
  {
    path: paths.home,
    lazy: async () => ({ Component: (await import('../resources/dashboard/components/dashboard')).Dashboard }),
  },
  {
    path: paths.items,
    asks: (address) => itemsPath(readView(itemParams, address)),
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
    asks: (address) => activityPath(readView(activityParams, address)),
    lazy: async () => ({
      Component: (await import('../resources/history/components/activity-screen')).ActivityScreen,
    }),
  },
  {
    path: paths.trash,
    asks: (address) => trashPath(readView(trashParams, address)),
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
    asks: (address) => mediaPath(readView(mediaParams, address)),
    lazy: async () => ({ Component: (await import('../resources/media/components/media-library')).MediaLibrary }),
  },
  {
    path: paths.users,
    asks: (address) => usersPath(readView(userParams, address)),
    lazy: async () => ({ Component: (await import('./routes/users')).UsersPage }),
  },
  {
    path: paths.messages,
    asks: (address) => messagesPath(readView(messageParams, address)),
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
    asks: (address) => postsPath(readView(postParams, address)),
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
