import OrdersIcon from '@mui/icons-material/ReceiptLongOutlined';
import { adminPaths, type OrderList } from '@stoa/contract';
import { getData, readView } from '@stoa/web-kit';
import { paths } from '../../config/paths';
import { orderName } from '../../lib/order-name';
import type { Resource } from '../../lib/resource';
import { OrderCount } from './list/order-count';
import { orderParams, ordersPath } from './list/order-params';
import { orderPaths } from './paths';

export const orders = {
  pages: [
    {
      path: orderPaths.list,
      requests: (address) => [ordersPath(readView(orderParams, address))],
      lazy: async () => ({ Component: (await import('./list/order-list')).OrdersPage }),
    },
    {
      path: orderPaths.create,
      lazy: async () => ({ Component: (await import('./manual-orders/new-order')).NewOrder }),
    },
    {
      path: orderPaths.drafts,
      lazy: async () => ({ Component: (await import('./drafts/drafts-page')).DraftsPage }),
    },
    {
      path: orderPaths.draft(':draft'),
      lazy: async () => ({ Component: (await import('./manual-orders/new-order')).NewOrder }),
    },
    {
      path: paths.rehearsal,
      lazy: async () => ({ Component: (await import('./rehearsal/rehearsal-page')).RehearsalPage }),
    },
    {
      path: orderPaths.editLines(':number'),
      lazy: async () => ({ Component: (await import('./manual-orders/edit-lines')).EditLines }),
    },
    {
      path: orderPaths.swap(':number'),
      lazy: async () => ({ Component: (await import('./manual-orders/swap-items')).SwapItems }),
    },
    {
      path: orderPaths.paper(':number', ':paper'),
      lazy: async () => ({ Component: (await import('./paper/order-paper')).OrderPaper }),
    },
    {
      path: orderPaths.order(':number'),
      lazy: async () => ({ Component: (await import('./page/order-page')).OrderPage }),
    },
  ],
  links: [{ section: 'Sales', label: 'Orders', to: orderPaths.list, Icon: OrdersIcon, Note: OrderCount }],
  creates: [
    { label: 'New order', to: orderPaths.create },
    { label: 'Rehearse an order', to: paths.rehearsal },
  ],
  search: {
    heading: 'Orders',
    find: async (query, request) => {
      const { items } = await getData<OrderList>(`${adminPaths.orders}?${query}`, request);
      return items.map(({ number, name }) => ({
        label: `Order ${orderName(number)}`,
        hint: name,
        to: orderPaths.order(number),
      }));
    },
  },
} satisfies Resource;
