import { adminPaths, canFulfill, type OrderBulkAction, type OrderSummary } from '@stoa/contract';
import { useReload } from '@stoa/web-kit';
import type { BulkAction } from '../../../components/list/bulk/bulk-action';
import { BulkBar } from '../../../components/list/bulk/bulk-bar';
import { changeOrders } from '../api';
import { PrintMenu } from '../paper/print-menu';

type OrderBulkProps = { chosen: OrderSummary[]; onChoose: (ids: number[]) => void };

export function OrderBulk({ chosen, onChoose }: OrderBulkProps) {
  const reload = useReload(adminPaths.orders);
  const titled = chosen.map(({ id, number }) => ({ id, title: `Order #${number}` }));
  return (
    <BulkBar
      noun="order"
      chosen={titled}
      actions={actionsFor(chosen)}
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

const isToFulfill = (order: OrderSummary): boolean =>
  canFulfill(order) && ['UNFULFILLED', 'PARTIALLY_FULFILLED'].includes(order.fulfillmentStatus);

/** Some of those that were chosen may be unpaid, or fulfilled already. */
const fulfillQuestion = (chosen: OrderSummary[], what: string): string => {
  const possible = chosen.filter(isToFulfill).length;
  return possible === chosen.length
    ? `Mark ${what} as fulfilled?`
    : `${possible} of ${what} can be fulfilled. Mark as fulfilled?`;
};

const actionsFor = (chosen: OrderSummary[]): BulkAction<{ action: OrderBulkAction; notifyCustomer: boolean }>[] => [
  {
    label: 'Mark as fulfilled',
    question: (what) => fulfillQuestion(chosen, what),
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
