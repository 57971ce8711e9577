import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import { apiPaths, type PostList } from '@stoa/contract';
import { getData, readView } from '@stoa/web-kit';
import type { Resource } from '../../lib/resource';
import { postParams, postsPath } from './domain/post-params';
import { postPaths } from './paths';

export const posts = {
  pages: [
    {
      path: postPaths.list,
      requests: (address) => [postsPath(readView(postParams, address))],
      lazy: async () => ({ Component: (await import('./components/post-list')).PostList }),
    },
    {
      path: postPaths.create,
      lazy: async () => ({ Component: (await import('./components/create-post')).CreatePost }),
    },
    {
      path: postPaths.editPattern,
      lazy: async () => ({ Component: (await import('./components/edit-post')).EditPost }),
    },
  ],
  links: [{ section: 'Content', label: 'Blog', to: postPaths.list, Icon: ArticleIcon, end: true }],
  creates: [{ label: 'New post', to: postPaths.create }],
  search: {
    heading: 'Posts',
    find: async (query, request) => {
      const { items } = await getData<PostList>(`${apiPaths.blog.posts}?${query}`, request);
      return items.map(({ id, title }) => ({ label: title, to: postPaths.edit(id) }));
    },
  },
  kinds: {
    post: {
      one: 'post',
      many: 'Posts',
      fields: async () => (await import('./domain/post-fields')).postFields,
      edit: postPaths.edit,
      view: postPaths.view,
    },
  },
} satisfies Resource;
