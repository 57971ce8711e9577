import type { RETURN_FILTERS } from '@stoa/contract';
import { sql as expression } from 'kysely';
import type { OfOrder } from '../orders/order-row';
import { inStates } from '../orders/states-in-sql';
import { inReturnStates, OPEN_RETURN } from './return-row';

const hasReturn = (are = 'true'): string =>
  `EXISTS (SELECT FROM return_requests WHERE order_id = orders.id AND ${are})`;

/** Once its refund is on its way, a return waits for nobody. */
export const RETURNS: Record<(typeof RETURN_FILTERS)[number], string> = {
  WAITING: hasReturn(`refund_id IS NULL AND ${inReturnStates(({ waitsFor }) => waitsFor === 'SHOP')}`),
  OPEN: hasReturn(OPEN_RETURN),
  ANY: hasReturn(),
  TO_PAY_BACK: `orders.canceled_at IS NOT NULL AND ${inStates(({ payment, isRefundable }) => payment === 'PAID' && isRefundable)}
    AND NOT EXISTS (SELECT FROM refunds WHERE order_id = orders.id AND refunds.state = 'PENDING')`,
};

/** The state of the return that isn't over yet. */
export const openReturn = (order: OfOrder) =>
  order
    .selectFrom('return_requests')
    .whereRef('order_id', '=', 'orders.id')
    .where(expression.raw<boolean>(OPEN_RETURN))
    .orderBy('id')
    .limit(1)
    .select('return_requests.state')
    .$asScalar();
