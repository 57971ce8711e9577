import { FULFILLMENT_STATUSES } from './fulfillment-status';

/** TO_FULFILL: it can be fulfilled, and something of it still has to be. */
export const FULFILLMENT_FILTERS = ['TO_FULFILL', ...FULFILLMENT_STATUSES] as const;

/** OVER_SHARE: unpaid, and they hold something of which unpaid orders reserve more than a fifth. */
export const RESERVED_FILTERS = ['OVER_SHARE'] as const;

/**
 * WAITING: a return waits for the shop. OPEN: it also may wait for its customer. TO_PAY_BACK: its customer has canceled it, and the
 * money isn't on its way back.
 */
export const RETURN_FILTERS = ['WAITING', 'OPEN', 'ANY', 'TO_PAY_BACK'] as const;

export const ORDER_SORTS = ['placedAt', 'number', 'total'] as const;
