import {
  adminPaths,
  apiPaths,
  type FullItem,
  type Item,
  type ItemDetail,
  type ItemList,
  type OfferList,
  type SalesSettings,
  type Stats,
  type StockLineList,
} from '@stoa/contract';
import { mailsTo } from '../../../support/mail/mails';
import { lineOf, type Selling, setUpSales } from '../../../support/sales/orders';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

const { marketplace } = apiPaths;

describe('low stock', () => {
  let shop: Selling;

  beforeAll(async () => {
    shop = await setUpSales(await openShop());
    await shop.admin.patch(adminPaths.settings, { contactEmail: 'shop@oak.example' });
  });
  afterAll(async () => {
    expect(await shop.audit()).toEqual([]);
    await shop.shop.close();
  });

  const lowTitles = async () =>
    (await shop.admin.get<ItemList>(`${marketplace.items}?lowStock=true&sortBy=title&order=asc`)).data.items.map(
      ({ title }) => title,
    );
  const seen = async ({ id }: Item) =>
    (await shop.shop.visitor().get<ItemDetail>(marketplace.item(id))).data as ItemDetail;
  const setLowStock = (lowStock: unknown) => shop.admin.patch<SalesSettings>(adminPaths.salesSettings, { lowStock });
  const buy = async (item: Item, quantity: number) => {
    const { number } = await shop.order({ lines: [lineOf(item, quantity)] });
    const { updatedAt } = (await shop.admin.get(adminPaths.order(number))).data;
    expect((await shop.admin.post(adminPaths.changeOrder(number, 'mark-paid'), { updatedAt })).status).toBe(200);
  };
  /** Every change so far has been looked at. */
  const caughtUp = () =>
    eventually(async () => {
      const [row] = await shop.shop.database.query<{ open: boolean }>(
        'SELECT last_change < (SELECT max(id) FROM stock_changes) AS open FROM stock_watch',
      );
      expect(row).toEqual({ open: false });
    });
  const mails = async () =>
    (await mailsTo(shop.shop, 'shop@oak.example')).filter(({ subject }) => subject?.startsWith('[Stoa] Low on stock'));
  const lastSubjects = async () => (await mails()).map(({ subject }) => subject);

  it('is 3 in a new shop, and refuses anything but whole numbers up to 9,999', async () => {
    expect((await shop.admin.get<SalesSettings>(adminPaths.salesSettings)).data.lowStock).toBe(3);
    for (const wrong of [-1, 1.5, 'few'])
      expect((await setLowStock(wrong)).error.message).toBe('Low stock at must be a whole number from 0 to 9,999');
  });

  it('is filtered, counted, and marked for active items with counted stock', async () => {
    const [few, , , , none, sizes] = [
      await shop.item({ title: 'Few', stock: 4 }),
      await shop.item({ title: 'Enough', stock: 4 }),
      await shop.item({ title: 'Not yet', stock: 0, status: 'COMING_SOON' }),
      await shop.item({ title: 'Endless', options: [], variants: [{ stock: null }] }),
      await shop.item({ title: 'None', stock: 1 }),
      await shop.item({
        title: 'Two sizes',
        options: [{ name: 'Size', values: [{ name: 'S' }, { name: 'M' }] }],
        variants: [
          { values: ['S'], stock: 20 },
          { values: ['M'], stock: 9 },
        ],
      }),
      await shop.item({
        title: 'Size gone',
        options: [{ name: 'Size', values: [{ name: 'S' }, { name: 'M' }] }],
        variants: [
          { values: ['S'], stock: 20 },
          { values: ['M'], stock: 1, enabled: false },
        ],
      }),
    ];
    await shop.item({ title: 'A single piece', stock: 1 });
    expect(await lowTitles()).toEqual([]);
    expect((await shop.admin.get<Stats>(adminPaths.stats)).data.lowStock).toBe(0);
    const { options, variants } = (await shop.admin.get<FullItem>(marketplace.item(sizes.id))).data;
    const change = async ({ id }: { id: number }, body: object) =>
      expect((await shop.admin.patch(marketplace.item(id), body)).status).toBe(200);
    await change(few, { stock: 3 });
    await change(none, { stock: 0 });
    await change(sizes, {
      options,
      variants: variants.map((one, place) => ({ ...one, stock: place === 1 ? 1 : one.stock })),
    });
    expect(await lowTitles()).toEqual(['Few', 'None', 'Two sizes']);
    expect((await shop.admin.get<Stats>(adminPaths.stats)).data.lowStock).toBe(3);
    const all = (await shop.shop.visitor().get<ItemList>(`${marketplace.items}?lowStock=true`)).data;
    expect(all.pagination.total).toBe(8);

    expect(await seen(few)).toMatchObject({ low: true, stock: 3 });
    const { data } = await shop.shop.visitor().get<OfferList>(apiPaths.offers([few.id]));
    expect(data.offers[0]).toMatchObject({ low: true, stock: 3 });

    await setLowStock(2);
    expect(await seen(few)).toMatchObject({ low: false });
    expect(await lowTitles()).toEqual(['None', 'Two sizes']);
    await setLowStock(0);
    expect(await lowTitles()).toEqual([]);
    await setLowStock(3);
  });

  it('shows reserved stock only to administrators', async () => {
    const item = await shop.item({ title: 'Held', stock: 9 });
    await shop.order({ lines: [lineOf(item, 2)] });
    const stored = await shop.stored(item.id);
    expect(stored).toMatchObject({ stock: 7, reserved: 2, variants: [{ stock: 7, reserved: 2 }] });
    expect(await seen(item)).toMatchObject({ reserved: 0, variants: [{ reserved: 0 }] });
  });

  it('lists its changes and their reasons to administrators, newest first', async () => {
    const item = await shop.item({ title: 'Told', stock: 9 });
    await buy(item, 2);
    await shop.admin.patch(marketplace.item(item.id), { stock: 8 });
    const read = async (query: string) =>
      (await shop.admin.get<StockLineList>(`${adminPaths.stockChanges}?item=${item.id}&${query}`)).data;
    const { items, pagination } = await read('');
    expect(
      items.map(({ reason, stockChange, reservedChange, stock, reserved }) => [
        reason,
        stockChange,
        reservedChange,
        stock,
        reserved,
      ]),
    ).toEqual([
      ['correction', 1, 0, 8, 0],
      ['sale', 0, -2, 7, 0],
      ['reserved', -2, 2, 7, 2],
      ['initial', 9, 0, 9, 0],
    ]);
    expect(items.map(({ order }) => order === null)).toEqual([true, false, false, true]);
    expect(items[0]).toMatchObject({ choice: null, changedBy: 'Administrator', changedAt: expect.any(String) });
    expect(pagination.total).toBe(4);
    expect((await read('limit=1&page=4')).items).toEqual([items[3]]);
    expect((await shop.admin.get(adminPaths.stockChanges)).status).toBe(400);
  });

  it('is emailed once for each fall by a sale, several items together', async () => {
    const lamp = await shop.item({ title: 'Brass lamp', stock: 5 });
    const bowl = await shop.item({ title: 'Stone bowl', stock: 4 });
    await buy(lamp, 1);
    await caughtUp();
    const { number } = await shop.order({ lines: [lineOf(lamp, 1), lineOf(bowl, 4)] });
    const { updatedAt } = (await shop.admin.get(adminPaths.order(number))).data;
    expect(await lowTitles()).toEqual(expect.arrayContaining(['Brass lamp', 'Stone bowl']));
    expect(await lastSubjects()).toEqual([]);
    await shop.admin.post(adminPaths.changeOrder(number, 'mark-paid'), { updatedAt });
    const [mail] = await eventually(async () => {
      const sent = await mails();
      expect(sent).toHaveLength(1);
      return sent;
    });
    expect(mail?.subject).toBe('[Stoa] Low on stock: 2 items');
    expect(mail?.text).toContain('Brass lamp: 3 left\nStone bowl: sold out');
    expect(mail?.text).toContain('/admin/marketplace?lowStock=true');

    await buy(lamp, 1);
    await shop.admin.patch(marketplace.item(lamp.id), { stock: 2 });
    const table = await shop.item({ title: 'Oak table', stock: 4 });
    await buy(table, 2);
    await eventually(async () => expect((await lastSubjects()).at(-1)).toBe('[Stoa] Low on stock: Oak table'));
    expect(await lastSubjects()).toHaveLength(2);

    await shop.admin.patch(marketplace.item(lamp.id), { stock: 9 });
    await buy(lamp, 7);
    await eventually(async () => expect((await lastSubjects()).at(-1)).toBe('[Stoa] Low on stock: Brass lamp'));
  });

  it('is emailed to no one once it’s off', async () => {
    await setLowStock(0);
    const stool = await shop.item({ title: 'Ash stool', stock: 2 });
    await buy(stool, 1);
    await caughtUp();
    await setLowStock(3);
    const chair = await shop.item({ title: 'Ash chair', stock: 4 });
    await buy(chair, 1);
    await eventually(async () => expect((await lastSubjects()).at(-1)).toBe('[Stoa] Low on stock: Ash chair'));
    expect((await lastSubjects()).join()).not.toContain('stool');
  });
});
