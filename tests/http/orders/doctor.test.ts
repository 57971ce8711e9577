import { adminPaths, type WholeOrder } from '@stoa/contract';
import { lineOf, openSelling, type Selling } from '../../support/orders';
import { openOwnShop } from '../../support/shop';

/** What nobody could do by the shop itself, and what the doctor says of it. */
const WRONGS: [wrong: string, sql: string, said: RegExp][] = [
  [
    'held stock that no order holds',
    'UPDATE item_variants SET reserved = reserved + 1 WHERE id = (SELECT variant_id FROM reservations ORDER BY id LIMIT 1)',
    /variant \d+: 3 held, but orders hold 2/,
  ],
  [
    'a change of stock that is gone',
    'DELETE FROM stock_changes WHERE id = (SELECT max(id) FROM stock_changes)',
    /variant \d+: \d+ in stock and \d+ held, but the changes add up to/,
  ],
  [
    'an open order that let go of its stock',
    "UPDATE reservations SET state = 'RELEASED' WHERE order_id = (SELECT id FROM orders WHERE number = $open)",
    /order \d+ is AWAITING_PAYMENT and has a hold that is RELEASED/,
  ],
  [
    'a line that doesn’t add up',
    'UPDATE orders SET discount = discount + 1, total = total - 1 WHERE number = $open',
    /order \d+: its lines add up to \d+ cents less \d+/,
  ],
  [
    'an order that was paid less than it costs',
    'UPDATE orders SET subtotal = subtotal + 1, total = total + 1 WHERE number = $paid',
    /order \d+ is PAID, of \d+ cents \d+ were captured/,
  ],
  [
    'an order that says money went back, when none did',
    "UPDATE orders SET state = 'PARTIALLY_REFUNDED' WHERE number = $paid",
    /order \d+ is PARTIALLY_REFUNDED, 0 of 8500 cents were refunded/,
  ],
  [
    'more money that went back than had come',
    "INSERT INTO refunds (order_id, capture_id, request_key, amount, made_by, state) SELECT order_id, id, 'twice', amount + 1, 'PayPal', 'DONE' FROM captures",
    /order \d+ is PARTIALLY_REFUNDED, 8501 of 8500 cents were refunded/,
  ],
  [
    'a paid order without a capture',
    'DELETE FROM refunds; DELETE FROM captures WHERE order_id = (SELECT id FROM orders WHERE number = $paid)',
    /order \d+ is PARTIALLY_REFUNDED, of \d+ cents 0 were captured/,
  ],
  [
    'an order that is sent, of which nothing was',
    "UPDATE orders SET sent = 'ALL' WHERE number = $paid",
    /order \d+ says ALL, 0 were sent and 0 refunded/,
  ],
  [
    'an order whose timeline ends elsewhere',
    "UPDATE order_events SET to_state = 'EXPIRED' WHERE order_id = (SELECT id FROM orders WHERE number = $open) AND kind = 'moved'",
    /order \d+ is AWAITING_PAYMENT, its timeline ends with EXPIRED/,
  ],
  [
    'an order that nothing will end',
    'UPDATE orders SET hold_until = NULL WHERE number = $open',
    /order \d+ is AWAITING_PAYMENT, and nothing will end it/,
  ],
  [
    'a code that counts more uses than there were',
    "INSERT INTO discount_codes (code, kind, percent, uses) VALUES ('MANY', 'PERCENT', 10, 3)",
    /code MANY: 3 uses counted, 0 made/,
  ],
  [
    'an invoice number that is missing',
    'UPDATE orders SET invoice_number = 9 WHERE number = $paid',
    /1 invoices, but the highest number is 9/,
  ],
  [
    'an order that was refunded without ever being paid',
    "UPDATE orders SET state = 'REFUNDED', paid_at = NULL WHERE number = $paid",
    /order \d+ is REFUNDED, of \d+ cents 0 were captured/,
  ],
];

describe('npm run doctor', () => {
  let shop: Selling;
  let open: number;
  let paid: number;

  beforeAll(async () => {
    shop = await openSelling(await openOwnShop());
    const lamp = await shop.item({ title: 'Lamp', price: 80, stock: 9 });
    open = (await shop.order({ lines: [lineOf(lamp, 2)] })).number;
    paid = (await shop.order({ lines: [lineOf(lamp)] })).number;
    const { updatedAt } = (await shop.admin.get<WholeOrder>(adminPaths.order(paid))).data;
    await shop.admin.post(adminPaths.changeOrder(paid, 'mark-paid'), { updatedAt });
  });
  afterAll(() => shop.shop.close());

  it('finds nothing wrong with a shop that sells', async () => {
    expect(await shop.audit()).toEqual([]);
  });

  it.each(WRONGS)('finds %s', async (_wrong, sql, said) => {
    const before = await shop.audit();
    await shop.shop.database.query(sql.replace('$open', String(open)).replace('$paid', String(paid)));
    const found = (await shop.audit()).filter((line) => !before.includes(line));
    expect(found.join('\n')).toMatch(said);
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
