import path from 'node:path';
import { backUp, restore } from '../../support/backup/backups';
import { mailsTo } from '../../support/mail/mails';
import { lineOf, type NewOrder, type Selling, setUpSales } from '../../support/sales/orders';
import { eventually } from '../../support/shop/eventually';
import { type OwnShop, startShop } from '../../support/shop/shop';

/** Its sequences are as they were made: nothing was ever taken from them. */
describe('a shop that is restored to before its first order', () => {
  let shop: OwnShop;
  let sales: Selling;
  let first: NewOrder;
  let next: NewOrder;
  const order = async (email: string): Promise<NewOrder> => {
    const lamp = (await shop.database.query<{ id: number }>('SELECT id FROM items'))[0] as { id: number };
    const placed = await sales.order({ lines: [lineOf(lamp)], email });
    await eventually(async () => expect(await mailsTo(shop, email)).toHaveLength(1));
    return placed;
  };

  beforeAll(async () => {
    shop = await startShop();
    sales = await setUpSales(shop);
    await sales.item({ title: 'Lamp', price: 80, stock: 9 });
    const here = { databaseUrl: shop.database.url, dataFolder: shop.dataFolder };
    const file = path.join(shop.dataFolder, 'shop.tar');
    expect(await backUp(here, file)).toMatchObject({ code: 0 });
    first = await order('clara@example.com');
    await shop.cms.stop();
    expect(await restore(here, file, '--yes')).toMatchObject({ code: 0 });
    await shop.restart();
    next = await order('dora@example.com');
  });
  afterAll(() => shop.close());

  it('gives no number again, and the next customer gets an email', async () => {
    expect(next.number).toBe(first.number + 1);
    const [mail] = await mailsTo(shop, 'dora@example.com');
    expect(mail?.subject).toContain(`#${next.number}`);
  });
});
