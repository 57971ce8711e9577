import {
  adminPaths,
  FULFILLMENT_FILTERS,
  FULFILLMENT_STATUS_NAMES,
  ORDER_STATE_NAMES,
  ORDER_STATES,
  type OrderBulkAction,
  type OrderSummary,
  RETURN_FILTERS,
} from '@stoa/contract';
import { useListView, useReload, viewQuery } from '@stoa/web-kit';
import { CreateButton } from '../../../components/create-button';
import type { BulkAction } from '../../../components/list/bulk/bulk-action';
import { BulkBar } from '../../../components/list/bulk/bulk-bar';
import { RecordList } from '../../../components/list/record-list';
import type { Filter } from '../../../components/list/toolbar/filters';
import { ExportButton } from '../../../components/list/toolbar/import-export-buttons';
import { useChosenRows } from '../../../components/list/use-chosen-rows';
import type { Preset } from '../../../components/list/views/view-tabs';
import { PageHeader } from '../../../components/page-header';
import { orderName } from '../../../lib/order-name';
import { changeOrders, useOrderCounts, useOrderPaymentMethods, useOrders } from '../api';
import { DraftsLink } from '../drafts/drafts-link';
import { PrintMenu } from '../paper/print-menu';
import { orderPaths } from '../paths';
import { orderColumns, PhoneOrder } from './order-columns';
import { orderParams } from './order-params';

export function OrdersPage() {
  const view = useListView(orderParams);
  const answer = useOrders(view);
  const paymentMethods = useOrderPaymentMethods();
  const counts = useOrderCounts();
  const chosen = useChosenRows<OrderSummary>();
  const byPaymentMethod: Filter<keyof typeof orderParams> = {
    name: 'paymentMethod',
    label: 'Payment method',
    choices: [{ value: '', label: 'All' }, ...paymentMethods.map(({ id, name }) => ({ value: id, label: name }))],
    isMore: true,
  };
  const { customer } = view.values;
  /** Only whoever comes from a customer’s page filters by them. */
  const byCustomer: Filter<keyof typeof orderParams> = {
    name: 'customer',
    label: 'Customer',
    choices: [
      { value: '', label: 'All' },
      { value: customer, label: answer.list?.items[0]?.name ?? 'One customer' },
    ],
  };
  return (
    <>
      <PageHeader
        title="Orders"
        actions={
          <>
            <ExportButton kind="orders" query={viewQuery(view)} />
            <DraftsLink />
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
        presets={presetsWith(counts)}
        phoneRow={(order) => <PhoneOrder order={order} />}
        placeholder="Search orders..."
        filters={[...(customer ? [byCustomer] : []), ...filters, byPaymentMethod]}
        bulk={{ chosen, bar: <OrderBulk chosen={chosen.rows} onChoose={chosen.keep} /> }}
        texts={{
          empty: 'Orders will show up here.',
          create: { label: 'Create order', to: orderPaths.create },
          failure: 'Error loading orders. Please try again.',
        }}
      />
    </>
  );
}

/** Open returns are more than those that wait for the shop, which are counted. */
const presetsWith = ({ toFulfill, unpaid, attention }: ReturnType<typeof useOrderCounts>): Preset[] => [
  { label: 'To fulfill', query: 'fulfillmentStatus=TO_FULFILL', count: toFulfill },
  { label: 'Unpaid', query: 'state=AWAITING_PAYMENT', count: unpaid },
  { label: 'Needs attention', query: 'state=NEEDS_ATTENTION', count: attention },
  { label: 'Returns', query: 'returns=OPEN' },
];

const fulfillmentNames = { TO_FULFILL: 'To fulfill', ...FULFILLMENT_STATUS_NAMES };

const returnNames: Record<(typeof RETURN_FILTERS)[number], string> = {
  WAITING: 'Waiting for you',
  OPEN: 'Open',
  ANY: 'Any return',
  TO_PAY_BACK: 'Canceled, to pay back',
};

const filters: Filter<keyof typeof orderParams>[] = [
  {
    name: 'state',
    label: 'Payment',
    choices: [
      { value: '', label: 'All' },
      ...ORDER_STATES.map((state) => ({ value: state, label: ORDER_STATE_NAMES[state] })),
    ],
  },
  {
    name: 'fulfillmentStatus',
    label: 'Fulfillment',
    choices: [
      { value: '', label: 'All' },
      ...FULFILLMENT_FILTERS.map((fulfillmentStatus) => ({
        value: fulfillmentStatus,
        label: fulfillmentNames[fulfillmentStatus],
      })),
    ],
  },
  {
    name: 'returns',
    label: 'Returns',
    choices: [
      { value: '', label: 'All' },
      ...RETURN_FILTERS.map((filter) => ({ value: filter, label: returnNames[filter] })),
    ],
    isMore: true,
  },
  {
    name: 'reserved',
    label: 'Reserved by unpaid orders',
    choices: [
      { value: '', label: 'All' },
      { value: 'OVER_SHARE', label: 'Over 20% of an item’s stock' },
    ],
    isMore: true,
  },
  { name: 'from', label: 'Placed from', typed: 'day', isMore: true },
  { name: 'to', label: 'Placed to', typed: 'day', isMore: true },
  { name: 'minTotal', label: 'Min total', typed: 'amount', isMore: true },
  { name: 'maxTotal', label: 'Max total', typed: 'amount', isMore: true },
];

type OrderBulkProps = { chosen: OrderSummary[]; onChoose: (ids: number[]) => void };

function OrderBulk({ chosen, onChoose }: OrderBulkProps) {
  const reload = useReload(adminPaths.orders);
  const titled = chosen.map(({ id, number }) => ({ id, title: `Order ${orderName(number)}` }));
  return (
    <BulkBar
      noun="order"
      chosen={titled}
      actions={actions}
      send={changeOrders}
      extra={<PrintMenu numbers={chosen.map(({ number }) => number)} />}
      onChoose={onChoose}
      onDone={reload}
    />
  );
}

const customers = {
  label: 'Customers',
  choices: [
    { value: 'notifyCustomer', label: 'Get an email' },
    { value: 'silent', label: 'Don’t get an email' },
  ],
};

const actions: BulkAction<{ action: OrderBulkAction; notifyCustomer: boolean }>[] = [
  {
    label: 'Mark as fulfilled',
    question: (what) => `Mark ${what} as fulfilled?`,
    done: 'marked as fulfilled',
    choice: customers,
    input: (choice) => ({ action: 'fulfill', notifyCustomer: choice === 'notifyCustomer' }),
  },
  {
    label: 'Release items',
    question: (what) => `Release the items of ${what}? They go back into stock, and the orders expire.`,
    done: 'released',
    choice: customers,
    input: (choice) => ({ action: 'release', notifyCustomer: choice === 'notifyCustomer' }),
  },
];
