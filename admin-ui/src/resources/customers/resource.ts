import CustomersIcon from '@mui/icons-material/ContactsOutlined';
import { adminPaths, type CustomerList } from '@stoa/contract';
import { getData, readView } from '@stoa/web-kit';
import { paths } from '../../config/paths';
import type { Resource } from '../../lib/resource';
import { customerParams, customersPath } from './list/customer-params';

export const customers = {
  pages: [
    {
      path: paths.customers,
      requests: (address) => [customersPath(readView(customerParams, address))],
      lazy: async () => ({ Component: (await import('./list/customer-list')).CustomersPage }),
    },
    {
      path: paths.customer(':id'),
      lazy: async () => ({ Component: (await import('./page/customer-page')).CustomerPage }),
    },
  ],
  links: [{ section: 'Sales', label: 'Customers', to: paths.customers, Icon: CustomersIcon }],
  search: {
    heading: 'Customers',
    find: async (query, request) => {
      const { items } = await getData<CustomerList>(`${adminPaths.customers}?${query}`, request);
      return items.map(({ id, name, email, phone }) => ({
        label: name,
        hint: email ?? phone ?? 'No email address',
        to: paths.customer(id),
      }));
    },
  },
  kinds: {
    customer: {
      one: 'customer',
      many: 'Customers',
      fields: async () => (await import('./customer-fields')).customerFields,
      edit: paths.customer,
    },
  },
} satisfies Resource;
