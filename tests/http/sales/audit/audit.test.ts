import { adminPaths, type OrderDetail } from '@stoa/contract';
import { lineOf, type Selling, setUpSales } from '../../../support/sales/orders';
import { startShop } from '../../../support/shop/shop';

/** What nobody could do by the shop itself, and what the doctor says of it. */
const CONTRADICTIONS: [contradiction: string, sql: string, message: RegExp][] = [
  [
    'held stock that no order holds',
    'UPDATE item_variants SET reserved = reserved + 1 WHERE id = (SELECT variant_id FROM reservations ORDER BY id LIMIT 1)',
    /Lamp, item \d+: 3 reserved, but orders reserve 2/,
  ],
  [
    'a change of stock that is gone',
    'DELETE FROM stock_changes WHERE id = (SELECT max(id) FROM stock_changes)',
    /Lamp, item \d+: 6 in stock and 3 reserved, but its changes add up to 6 and 2/,
  ],
  [
    'stock that has no change at all',
    "DELETE FROM stock_changes WHERE item_id = (SELECT id FROM items WHERE title = 'Bowl')",
    /Bowl, item \d+: 4 in stock and 0 reserved, but its changes add up to 0 and 0/,
  ],
  [
    'something that came back twice',
    `SELECT set_config('stoa.reason', 'restock', true), set_config('stoa.order', id::text, true) FROM orders WHERE number = $paid;
     UPDATE item_variants SET stock = stock + 1 WHERE id = (SELECT variant_id FROM reservations LIMIT 1)`,
    /order \d+ \(Paid\), Lamp: by the stock history, taken 0 and reserved 0; by the order, taken 1 and reserved 0/,
  ],
  [
    'a sale that no one wrote down',
    "DELETE FROM stock_changes WHERE reason = 'sale'",
    /order \d+ \(Paid\), Lamp: by the stock history, taken 0 and reserved 1; by the order, taken 1 and reserved 0/,
  ],
  [
    'a line that holds nothing',
    'INSERT INTO order_lines (order_id, place, variant_id, title, unit_price, quantity, total, discount, tax, tax_class, needs_shipping) ' +
      "SELECT id, 9, 0, 'Vase', 0, 3, 0, 0, 0, 'standard', true FROM orders WHERE number = $open",
    /order \d+ \(Awaiting payment\), Vase: 3 ordered, but 0 reserved/,
  ],
  [
    'a move that begins where the order wasn’t',
    "UPDATE order_events SET from_state = 'CAPTURING' WHERE to_state = 'PAID'",
    /order \d+ \(Paid\): its timeline goes from Processing payment to Paid, but it was Awaiting payment/,
  ],
  [
    'an email that is missing',
    "DELETE FROM order_events WHERE mail = 'PLACED' AND order_id = (SELECT id FROM orders WHERE number = $paid)",
    /order \d+ \(Paid\): 0 emails say that it was received/,
  ],
  [
    'an email that no one had a reason to send',
    "INSERT INTO order_events (order_id, kind, made_by, mail) SELECT id, 'mailed', 'Stoa', 'REFUNDED 1' FROM orders WHERE number = $paid",
    /order \d+ \(Paid\): 1 email says that money went back/,
  ],
  [
    'an open order that let go of its stock',
    "UPDATE reservations SET state = 'RELEASED' WHERE order_id = (SELECT id FROM orders WHERE number = $open)",
    /order \d+ \(Awaiting payment\): 2 × Lamp should be reserved, but is released/,
  ],
  [
    'a line that doesn’t add up',
    'UPDATE orders SET discount = discount + 1, total = total - 1 WHERE number = $open',
    /order \d+ \(Awaiting payment\): its lines are \$160.00 less \$0.00, with \$0.00 of tax; it says \$160.00 less \$0.01,/,
  ],
  [
    'an order that was paid less than it costs',
    'UPDATE orders SET subtotal = subtotal + 1, total = total + 1 WHERE number = $paid',
    /order \d+ \(Paid\) costs \$85.01, and \$85.00 was taken/,
  ],
  [
    'an order that says money went back, when none did',
    "UPDATE orders SET state = 'PARTIALLY_REFUNDED' WHERE number = $paid",
    /order \d+ \(Partially refunded\): \$0.00 of \$85.00 was refunded/,
  ],
  [
    'more money that went back than had come',
    "INSERT INTO refunds (order_id, capture_id, request_key, amount, made_by, state) SELECT order_id, id, 'twice', amount + 1, 'PayPal', 'SUCCEEDED' FROM captures",
    /order \d+ \(Partially refunded\): \$85.01 of \$85.00 was refunded/,
  ],
  [
    'a refund that no one answers',
    "INSERT INTO refunds (order_id, capture_id, request_key, amount, made_by, made_at) SELECT order_id, id, 'asked', 100, 'Ada', '2026-03-01T14:08Z' FROM captures",
    /order \d+ \(Partially refunded\): its refund of \$1.00 has had no answer since 2026-03-01 14:08 UTC/,
  ],
  [
    'a paid order without a capture',
    'DELETE FROM refunds; DELETE FROM captures WHERE order_id = (SELECT id FROM orders WHERE number = $paid)',
    /order \d+ \(Partially refunded\) costs \$85.01, and \$0.00 was taken/,
  ],
  [
    'an order that is sent, of which nothing was',
    "UPDATE orders SET fulfillment_status = 'FULFILLED' WHERE number = $paid",
    /order \d+ \(Partially refunded\) says that everything is fulfilled and something is to be fulfilled; 1 ordered, 0 fulfilled, 0 refunded/,
  ],
  [
    'an order whose timeline ends elsewhere',
    "UPDATE order_events SET to_state = 'EXPIRED' WHERE order_id = (SELECT id FROM orders WHERE number = $open) AND kind = 'stateChanged'",
    /order \d+ \(Awaiting payment\): its timeline ends with Expired/,
  ],
  [
    'an order that holds nothing, and still has what it was counted by',
    "UPDATE orders SET network_hash = 'hash' WHERE number = $paid",
    /order \d+ \(Partially refunded\) still has the hash of its network/,
  ],
  [
    'an order that nothing will end',
    'UPDATE orders SET reserved_until = NULL WHERE number = $open',
    /order \d+ \(Awaiting payment\): nothing will end it/,
  ],
  [
    'an order that is sent before it’s paid',
    "UPDATE orders SET fulfillment_status = 'FULFILLED' WHERE number = $open",
    /order \d+ \(Awaiting payment\): part of it is fulfilled$/m,
  ],
  [
    'an order that expires after it was sent',
    "UPDATE orders SET payment_method = 'pick-up', reserved_until = '2099-03-01T14:04Z' WHERE number = $open",
    /order \d+ \(Awaiting payment\): part of it is fulfilled, and it expires on 2099-03-01 14:04 UTC/,
  ],
  [
    'an order by invoice without an invoice number',
    "UPDATE orders SET fulfillment_status = 'UNFULFILLED', payment_method = 'invoice' WHERE number = $open",
    /order \d+ \(Awaiting payment\) has no invoice number/,
  ],
  [
    'an order that should have expired long ago',
    "UPDATE orders SET reserved_until = '2026-03-01T14:05Z' WHERE number = $open",
    /order \d+ \(Awaiting payment\) should have expired on 2026-03-01 14:05 UTC/,
  ],
  [
    'a payment that no one looks at',
    "UPDATE orders SET next_check_at = '2026-03-01T14:06Z' WHERE number = $paid",
    /order \d+ \(Partially refunded\): its payment hasn’t been checked since 2026-03-01 14:06 UTC/,
  ],
  [
    'a payment whose looks all fail',
    "UPDATE orders SET state = 'AWAITING_APPROVAL', next_check_at = now(), reserved_until = '2026-03-01T14:07Z' WHERE number = $paid",
    /order \d+ \(Payment started\): every check of its payment since 2026-03-01 14:07 UTC has failed/,
  ],
  [
    'an email that was sent twice',
    "INSERT INTO order_events (order_id, kind, made_by, mail) SELECT id, 'mailed', 'Stoa', 'PLACED' FROM orders WHERE number = $open",
    /order \d+ \(Awaiting payment\): 2 emails say that it was received/,
  ],
  [
    'a code that counts more uses than there were',
    "INSERT INTO discounts (code, kind, percent, uses) VALUES ('MANY', 'PERCENT', 10, 3)",
    /discount MANY: 3 uses counted, 0 made/,
  ],
  [
    'a use of a discount that the order doesn’t have',
    `WITH made AS (INSERT INTO discounts (title, kind, percent, uses) VALUES ('Other', 'PERCENT', 10, 1) RETURNING id)
      INSERT INTO discount_uses SELECT orders.id, made.id, 'a@example.com' FROM orders, made WHERE number = $open`,
    /order \d+ \(Awaiting payment\) counts as a use of Other, which it doesn’t have/,
  ],
  [
    'a gift card whose money nobody put on it',
    "INSERT INTO gift_cards (code_hash, ending, initial_amount) VALUES ('hash', '2345', 5000)",
    /gift card •••• 2345 \(\d+\): \$0.00 of \$50.00 noted, \$0.00 of \$0.00 found/,
  ],
  [
    'an order that its gift card hasn’t paid',
    'UPDATE orders SET gift_card_id = (SELECT id FROM gift_cards), gift_card_amount = 100 WHERE number = $open',
    /order \d+ \(Awaiting payment\): its gift card pays \$1.00, so \$1.00 should be taken, but \$0.00 is/,
  ],
  [
    'a gift card that paid for an order without one',
    `INSERT INTO gift_card_entries (gift_card_id, kind, amount, order_id, made_by)
      SELECT gift_cards.id, 'RELEASED', 1, orders.id, 'Ada' FROM gift_cards, orders WHERE number = $paid`,
    /order \d+ \(Payment started\) has entries of gift card •••• 2345 \(\d+\)/,
  ],
  [
    'money that should be back on a gift card',
    "INSERT INTO refunds (order_id, request_key, amount, gift_card_amount, made_by, state) SELECT id, 'card', 0, 5, 'Ada', 'SUCCEEDED' FROM orders WHERE number = $paid",
    /order \d+ \(Payment started\): a refund has \$0.05 for its gift card, which got \$0.00/,
  ],
  [
    'an invoice number that is missing',
    'UPDATE orders SET invoice_number = 9 WHERE number = $paid',
    /no order has the invoice number 1, 2, 3, 4, 5, 6, 7, 8/,
  ],
  [
    'an invoice number of an order that isn’t paid',
    "UPDATE orders SET payment_method = 'transfer', invoice_number = 10 WHERE number = $open",
    /order \d+ \(Awaiting payment\) has the invoice number 10/,
  ],
  [
    'an order that was refunded without ever being paid',
    "UPDATE orders SET state = 'REFUNDED', paid_at = NULL WHERE number = $paid",
    /order \d+ \(Refunded\) costs \$85.01, and \$0.00 was taken/,
  ],
];

describe('the audit of orders', () => {
  let shop: Selling;
  let open: number;
  let paid: number;

  beforeAll(async () => {
    // Its reconciler mends nothing meanwhile.
    shop = await setUpSales(await startShop({ env: { RECONCILE_EVERY: '600000' } }));
    await shop.item({ title: 'Bowl', stock: 4 });
    const lamp = await shop.item({ title: 'Lamp', price: 80, stock: 9 });
    open = (await shop.order({ lines: [lineOf(lamp, 2)] })).number;
    paid = (await shop.order({ lines: [lineOf(lamp)] })).number;
    const { updatedAt } = (await shop.admin.get<OrderDetail>(adminPaths.order(paid))).data;
    await shop.admin.post(adminPaths.changeOrder(paid, 'mark-paid'), { updatedAt });
  });
  afterAll(() => shop.shop.close());

  it('finds nothing wrong with a shop that sells', async () => {
    expect(await shop.audit()).toEqual([]);
  });

  /** What earlier contradictions have led to. */
  let known: string[] = [];

  it.each(CONTRADICTIONS)('finds %s', async (_contradiction, sql, message) => {
    await shop.shop.database.query(sql.replace('$open', String(open)).replace('$paid', String(paid)));
    const lines = await shop.audit();
    const found = lines.filter((line) => !known.includes(line));
    known = lines;
    expect(found.join('\n')).toMatch(message);
  });

  it('changes nothing', async () => {
    const all = async () => {
      const tables = [
        'orders',
        'order_lines',
        'order_events',
        'reservations',
        'item_variants',
        'stock_changes',
        'captures',
      ];
      const rows = tables.map((table) =>
        shop.shop.database.query(`SELECT to_json(${table})::text AS row FROM ${table}`),
      );
      return (await Promise.all(rows)).map((found) => found.map(({ row }) => row).sort());
    };
    const before = await all();
    expect(await shop.audit()).not.toEqual([]);
    expect(await all()).toEqual(before);
  });
});
