import PageIcon from '@mui/icons-material/DescriptionOutlined';
import { apiPaths, type ShopPageList } from '@stoa/contract';
import { getData, readView } from '@stoa/web-kit';
import type { Resource } from '../../lib/resource';
import { pageParams, pagesPath } from './domain/page-params';
import { pagePaths } from './paths';

export const pages = {
  pages: [
    {
      path: pagePaths.list,
      requests: (address) => [pagesPath(readView(pageParams, address))],
      lazy: async () => ({ Component: (await import('./components/page-list')).PageList }),
    },
    {
      path: pagePaths.create,
      lazy: async () => ({ Component: (await import('./components/create-page')).CreatePage }),
    },
    {
      path: pagePaths.editPattern,
      lazy: async () => ({ Component: (await import('./components/edit-page')).EditPage }),
    },
  ],
  links: [{ section: 'Content', label: 'Pages', to: pagePaths.list, Icon: PageIcon, end: true }],
  creates: [{ label: 'New page', to: pagePaths.create }],
  search: {
    heading: 'Pages',
    find: async (query, request) => {
      const { items } = await getData<ShopPageList>(`${apiPaths.pages}?${query}`, request);
      return items.map(({ id, title }) => ({ label: title, to: pagePaths.edit(id) }));
    },
  },
  kinds: {
    page: {
      one: 'page',
      many: 'Pages',
      fields: async () => (await import('./domain/page-fields')).pageFields,
      edit: pagePaths.edit,
      view: pagePaths.view,
    },
  },
} satisfies Resource;
