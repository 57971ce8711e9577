import { adminPaths, apiPaths, type Download, type OrderList, orderPaths, type Store } from '@stoa/contract';
import { download } from '../../../support/import-export/import-export';
import { mailsTo } from '../../../support/mail/mails';
import { lineOf, type Selling, setUpSales } from '../../../support/sales/orders';
import { textOfPdf } from '../../../support/sales/pdf-text';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

describe('order numbers', () => {
  let shop: Selling;
  let lamp: ReturnType<typeof lineOf>;
  let first: number;
  let renamed: number;

  beforeAll(async () => {
    shop = await setUpSales(await openShop());
    lamp = lineOf(await shop.item({ title: 'Lamp', price: 10, stock: 500 }));
    first = await place();
    await save({ orderPrefix: 'BR-', orderNumbersFrom: 5001 });
    renamed = await place('bea@example.com');
  });
  afterAll(() => shop.shop.close());

  const place = async (email = 'clara@example.com') => (await shop.order({ lines: [lamp], email })).number;
  const save = (changes: object) => shop.admin.patch(adminPaths.salesSettings, changes);
  const found = async (search: string) => {
    const { data } = await shop.admin.get<OrderList>(`${adminPaths.orders}?${new URLSearchParams({ search })}`);
    return data.items.map(({ number }) => number);
  };

  it('begin where the shop says, and earlier orders keep their names', async () => {
    expect([first, renamed]).toEqual([1001, 5001]);
    expect((await shop.admin.get<Store>(apiPaths.store)).data.orderNumbering).toEqual([
      { from: 1001, prefix: '' },
      { from: 5001, prefix: 'BR-' },
    ]);
    expect((await shop.admin.get(adminPaths.salesSettings)).data).toMatchObject({
      orderPrefix: 'BR-',
      orderNumbersFrom: 5001,
    });
  });

  it('are found with their prefix and without, and never by another one', async () => {
    for (const search of ['5001', '#5001', 'BR-5001', 'br-5001', 'order BR-5001', 'BR-5001 lamp'])
      expect([search, await found(search)]).toEqual([search, [renamed]]);
    for (const search of ['1001', '#1001']) expect([search, await found(search)]).toEqual([search, [first]]);
    for (const search of ['BR-1001', 'XX-5001', 'BR-']) expect([search, await found(search)]).toEqual([search, []]);
  });

  it('stand with their prefix in emails, invoices, and files', async () => {
    await eventually(async () => expect(await mailsTo(shop.shop, 'bea@example.com')).toHaveLength(1));
    const [mail] = await mailsTo(shop.shop, 'bea@example.com');
    expect(mail?.subject).toContain('BR-5001');
    expect(mail?.text).toContain('Include order number: BR-5001');
    expect(mail?.text).not.toContain('#5001');

    const asked = { document: 'invoice', numbers: [first, renamed] };
    const { data } = await shop.admin.post<Download>(adminPaths.orderDocuments, asked);
    const file = await (await fetch(`${shop.shop.url}${data.url}`)).arrayBuffer();
    const { lines } = await textOfPdf(Buffer.from(file));
    expect(lines).toEqual(expect.arrayContaining(['Order #1001', 'Order BR-5001']));
    expect(lines).toContain('Include order number BR-5001 with your payment.');

    const { bytes } = await download(shop.admin, adminPaths.export('orders'), {});
    const numbers = bytes
      .toString()
      .split('\r\n')
      .map((line) => line.split(',')[0]);
    expect(numbers.slice(1).filter(Boolean).sort()).toEqual(['1001', 'BR-5001']);
  });

  it('are understood as customers write them', async () => {
    for (const number of ['BR-5001', 'br-5001', '5001', '#5001']) {
      const asked = { number, email: 'bea@example.com' };
      expect((await shop.shop.visitor().post(orderPaths.orders.lookUp, asked)).status).toBe(200);
    }
  });

  it('can only go up', async () => {
    for (const orderNumbersFrom of [1, 1001, 5000]) {
      const { status, error } = await save({ orderNumbersFrom });
      expect([status, error.message]).toEqual([400, 'The next order is 5002, so it can’t be lower']);
    }
    // As the form sends it when something else was changed.
    expect((await save({ orderPrefix: 'BR-', orderNumbersFrom: 5001, linkDays: 40 })).status).toBe(200);
    for (const orderPrefix of ['BR 1', 'B1', '<b>', 'x'.repeat(11)])
      expect([orderPrefix, (await save({ orderPrefix })).status]).toEqual([orderPrefix, 400]);
  });

  it('are never given twice, also while the numbering changes', async () => {
    const changes = [6001, 7001, 8001].map((orderNumbersFrom, at) =>
      save({ orderNumbersFrom, orderPrefix: `P${at}-` }),
    );
    const orders = Array.from({ length: 12 }, () => place());
    const [saved, numbers] = [await Promise.all(changes), await Promise.all(orders)];
    expect(saved.some(({ status }) => status === 200)).toBe(true);
    expect(saved.every(({ status }) => [200, 400].includes(status))).toBe(true);
    expect(new Set(numbers).size).toBe(12);
    expect(Math.min(...numbers)).toBeGreaterThan(5001);
    const next = await place();
    expect(next).toBeGreaterThan(Math.max(...numbers));
    expect(await shop.audit()).toEqual([]);
  });
});
