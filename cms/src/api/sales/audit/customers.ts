import { counted, formatCents } from '@stoa/contract';
import { inStates } from '../orders/states-in-sql';
import { formatOrder, type InState, type Invariant, invariant } from './invariant';

const COUNTS = inStates(({ payment }) => payment !== 'OPEN' && payment !== 'OVER');

interface OfCustomer {
  id: number;
  name: string;
}

const formatCustomer = ({ id, name }: OfCustomer): string => `${name}, customer ${id}`;

const figures = (orders: number, spent: number): string => `${counted(orders, 'order')} and ${formatCents(spent)}`;

export const ofCustomers: Invariant[] = [
  invariant<OfCustomer & { orders: number; spent: number; found: number; paid: number }>({
    must: 'Each customer’s figures are those of their orders',
    sql: `SELECT customers.id, name, order_count AS orders, customers.spent::float8 AS spent, counted::int AS found, paid::float8
      FROM customers LEFT JOIN LATERAL (SELECT count(*) FILTER (WHERE ${COUNTS}) AS counted,
          min(placed_at) FILTER (WHERE ${COUNTS}) AS first, max(placed_at) FILTER (WHERE ${COUNTS}) AS last,
          COALESCE(sum((SELECT sum(amount) FROM captures WHERE order_id = orders.id)), 0)
          - COALESCE(sum((SELECT sum(amount) FROM refunds WHERE order_id = orders.id AND refunds.state = 'SUCCEEDED')), 0) AS paid
        FROM orders WHERE customer_id = customers.id) figures ON true
      WHERE (order_count, customers.spent) <> (counted, paid) OR first_order_at IS DISTINCT FROM first
        OR last_order_at IS DISTINCT FROM last ORDER BY customers.id`,
    describe: ({ orders, spent, found, paid, ...customer }) =>
      `${formatCustomer(customer)}: ${figures(orders, spent)} noted, ${figures(found, paid)} found`,
    advice: 'The orders are right. Please report this as a bug.',
  }),
  invariant<InState & { email: string }>({
    must: 'Each order belongs to the customer with its email address',
    sql: `SELECT number, state, orders.email FROM orders LEFT JOIN customer_emails ON customer_emails.email = orders.email
      WHERE orders.email IS NOT NULL AND customer_emails.customer_id IS DISTINCT FROM orders.customer_id ORDER BY number`,
    describe: ({ email, ...order }) => `${formatOrder(order)}: ${email} belongs to another customer`,
    advice: 'Merge the two customers in the panel if they are the same person.',
  }),
  invariant<OfCustomer>({
    must: 'A customer’s main email address is one of theirs',
    sql: `SELECT id, name FROM customers WHERE CASE WHEN email IS NULL
        THEN EXISTS (SELECT FROM customer_emails WHERE customer_id = customers.id)
        ELSE NOT EXISTS (SELECT FROM customer_emails WHERE customer_id = customers.id AND customer_emails.email = customers.email) END`,
    describe: formatCustomer,
    advice: 'Please report this as a bug.',
  }),
  invariant<InState>({
    must: 'Erased orders say nothing of their customers',
    sql: `SELECT number, state FROM orders WHERE erased_at IS NOT NULL AND (email IS NOT NULL OR phone IS NOT NULL OR note IS NOT NULL
        OR user_id IS NOT NULL OR EXISTS (SELECT FROM order_links WHERE order_id = orders.id)) ORDER BY number`,
    describe: formatOrder,
    advice: 'Please report this as a bug.',
  }),
];
