import { ORDER_STATE_NAMES, ORDER_STATES, SENT_FILTERS, SENT_STATE_NAMES } from '@stoa/contract';
import { useListView, viewQuery } from '@stoa/web-kit';
import { CreateButton } from '../../../components/create-button';
import type { Filter } from '../../../components/list/filters';
import { RecordList } from '../../../components/list/record-list';
import { ExportButton } from '../../../components/list/transfer-buttons';
import { PageHeader } from '../../../components/page-header';
import { useOrders, useOrderWays } from '../api';
import { orderParams } from '../domain/order-params';
import { orderPaths } from '../paths';
import { orderColumns } from './order-columns';

export function OrdersPage() {
  const view = useListView(orderParams);
  const answer = useOrders(view);
  const ways = useOrderWays();
  const byWay: Filter<keyof typeof orderParams> = {
    name: 'way',
    label: 'Way to pay',
    choices: [{ value: '', label: 'All' }, ...ways.map(({ id, name }) => ({ value: id, label: name }))],
    isMore: true,
  };
  return (
    <>
      <PageHeader
        title="Orders"
        actions={
          <>
            <ExportButton kind="orders" query={viewQuery(view)} />
            <CreateButton to={orderPaths.create}>New order</CreateButton>
          </>
        }
      />
      <RecordList
        name="orders"
        label="Orders"
        view={view}
        sortedBy={{ sortBy: 'sortBy', order: 'order' }}
        answer={answer}
        columns={orderColumns}
        placeholder="Search orders..."
        filters={[...filters, byWay]}
        texts={{ empty: 'Orders will be here once someone buys.', failure: 'Error loading orders. Please try again.' }}
      />
    </>
  );
}

const sentNames = { DUE: 'To send', ...SENT_STATE_NAMES };

const filters: Filter<keyof typeof orderParams>[] = [
  {
    name: 'state',
    label: 'State',
    choices: [
      { value: '', label: 'All' },
      ...ORDER_STATES.map((state) => ({ value: state, label: ORDER_STATE_NAMES[state] })),
    ],
  },
  {
    name: 'sent',
    label: 'Delivery',
    choices: [{ value: '', label: 'All' }, ...SENT_FILTERS.map((sent) => ({ value: sent, label: sentNames[sent] }))],
  },
  { name: 'from', label: 'Placed from', typed: 'day', isMore: true },
  { name: 'to', label: 'Placed until', typed: 'day', isMore: true },
  { name: 'minTotal', label: 'Total from', typed: 'amount', isMore: true },
  { name: 'maxTotal', label: 'Total up to', typed: 'amount', isMore: true },
];
