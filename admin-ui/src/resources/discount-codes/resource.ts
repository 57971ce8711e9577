import CodeIcon from '@mui/icons-material/DiscountOutlined';
import { adminPaths, type DiscountCodeList } from '@stoa/contract';
import { getData, readView } from '@stoa/web-kit';
import type { Resource } from '../../lib/resource';
import { codeParams, codesPath } from './domain/code-params';
import { codePaths } from './paths';

export const discountCodes = {
  pages: [
    {
      path: codePaths.list,
      requests: (address) => [codesPath(readView(codeParams, address))],
      lazy: async () => ({ Component: (await import('./components/code-list')).CodeList }),
    },
    {
      path: codePaths.create,
      lazy: async () => ({ Component: (await import('./components/create-code')).CreateCode }),
    },
    {
      path: codePaths.editPattern,
      lazy: async () => ({ Component: (await import('./components/edit-code')).EditCode }),
    },
  ],
  links: [{ section: 'Catalog', label: 'Discount codes', to: codePaths.list, Icon: CodeIcon, end: true }],
  creates: [{ label: 'New discount code', to: codePaths.create }],
  search: {
    heading: 'Discount codes',
    find: async (query, request) => {
      const { items } = await getData<DiscountCodeList>(`${adminPaths.discountCodes}?${query}`, request);
      return items.map(({ id, code }) => ({ label: code, to: codePaths.edit(id) }));
    },
  },
  kinds: {
    discountCode: {
      one: 'discount code',
      many: 'Discount codes',
      fields: async () => (await import('./domain/code-fields')).codeFields,
      edit: codePaths.edit,
    },
  },
} satisfies Resource;
