import { apiPaths } from '@stoa/contract';
import { lineOf, type Selling, setUpSales } from '../../support/sales/orders';
import { openShop, type Shop } from '../../support/shop/shop';

/** All statements succeed, and then this happens to the transaction. */
const ENDS = [
  ['its connection is lost', 'PERFORM pg_terminate_backend(pg_backend_pid())', 503],
  ['a check fails', "RAISE 'refused'", 500],
] as const;

describe('a change whose commit fails', () => {
  let shop: Shop;
  let selling: Selling;
  beforeAll(async () => {
    shop = await openShop();
    selling = await setUpSales(shop);
  });
  afterAll(() => shop?.close());
  afterEach(() => shop.database.query('DROP FUNCTION fail CASCADE'));

  const failAtCommit = async (table: string, end: string) => {
    await shop.database.query(
      `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${end}; RETURN NULL; END $$`,
    );
    await shop.database.query(
      `CREATE CONSTRAINT TRIGGER fail AFTER INSERT OR UPDATE ON ${table} DEFERRABLE INITIALLY DEFERRED
       FOR EACH ROW EXECUTE FUNCTION fail()`,
    );
  };

  it.each(ENDS)('isn’t acknowledged to a customer: %s', async (_name, end, expected) => {
    const bowl = await selling.item();
    await failAtCommit('orders', end);
    const { status } = await selling.place({ lines: [lineOf(bowl)] });
    expect({ status, orders: await shop.database.query('SELECT number FROM orders') }).toEqual({
      status: expected,
      orders: [],
    });
  });

  it.each(ENDS)('isn’t acknowledged to an administrator: %s', async (_name, end, expected) => {
    const { id } = await selling.item({ title: 'Bowl' });
    await failAtCommit('items', end);
    const { status } = await selling.admin.patch(apiPaths.marketplace.item(id), { title: 'Deep bowl' });
    const items = await shop.database.query(`SELECT title FROM items WHERE id = ${id}`);
    expect({ status, items }).toEqual({ status: expected, items: [{ title: 'Bowl' }] });
  });
});
