import { inStates } from '../orders/states-in-sql';

/** Of what there is of something, orders that nobody has paid may reserve this part before the shop is told. */
const SHARE = '1.0 / 5';
/** Fewer never count: one of three is ordinary. */
const LEAST = 5;

/** What administrators ordered or fulfilled is reserved because they want it to be. */
const HOLDS = `${inStates(({ isCancellable }) => isCancellable)} AND orders.reserved_until IS NOT NULL AND orders.made_by IS NULL`;

/** What is for sale of which such orders reserve more than that. What isn't counted never is. */
export const VARIANTS_OVER_SHARE = `
  SELECT variant.id, variant.item_id, unpaid.reserved, variant.stock + variant.reserved AS there_is
  FROM (SELECT variant_id, sum(quantity)::int AS reserved FROM reservations JOIN orders ON orders.id = order_id
    WHERE reservations.state = 'RESERVED' AND ${HOLDS} GROUP BY variant_id HAVING sum(quantity) >= ${LEAST}) unpaid
  JOIN item_variants variant ON variant.id = unpaid.variant_id
  WHERE unpaid.reserved > (variant.stock + variant.reserved) * ${SHARE}`;

/** The orders that do. */
export const ORDERS_OVER_SHARE = `${HOLDS} AND orders.id IN (
  SELECT order_id FROM reservations WHERE state = 'RESERVED' AND variant_id IN (SELECT id FROM (${VARIANTS_OVER_SHARE}) over_share))`;
