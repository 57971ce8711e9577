/** What came back to an order from those that lines of it were swapped for: they were refunded. */
export const RETURNED_BY_SWAPS = `COALESCE((SELECT sum(back.swap_amount) FROM refunds back JOIN orders later ON later.id = back.order_id
  WHERE later.swap_of = orders.id AND back.swap_order_id IS NULL AND back.state = 'SUCCEEDED'), 0)`;
