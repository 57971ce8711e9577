import { adminPaths, apiPaths, type FullItem } from '@stoa/contract';
import { confirm, preview } from '../../../support/import-export/import-export';
import { type Marketplace, openMarketplace } from '../../../support/marketplace/marketplace';

const { marketplace } = apiPaths;

interface Line {
  reason: string;
  stock_change: number;
  reserved_change: number;
  stock: number | null;
  changed_by: string;
}

describe('the ledger of stock', () => {
  let market: Marketplace;
  const linesOf = (itemId: number) =>
    market.shop.database.query<Line>(
      'SELECT reason, stock_change, reserved_change, stock, changed_by FROM stock_changes WHERE item_id = $1 ORDER BY id',
      [itemId],
    );
  const hold = (itemId: number, quantity: number) =>
    market.shop.database.query(
      'UPDATE item_variants SET stock = stock - $2, reserved = reserved + $2 WHERE item_id = $1',
      [itemId, quantity],
    );
  const change = (id: number, input: object) => market.admin.patch<FullItem>(marketplace.item(id), input);

  beforeAll(async () => {
    market = await openMarketplace();
  });
  afterAll(() => market.shop.close());

  it('has a line for the first stock and for each correction, with who made it', async () => {
    const { id } = await market.item({ stock: 5 });
    await change(id, { stock: 8 });
    await change(id, { title: 'The same stock' });
    expect(await linesOf(id)).toEqual([
      { reason: 'initial', stock_change: 5, reserved_change: 0, stock: 5, changed_by: 'Administrator' },
      { reason: 'correction', stock_change: 3, reserved_change: 0, stock: 8, changed_by: 'Administrator' },
    ]);
  });

  it('adds up, when stock stops being counted, too', async () => {
    const { id } = await market.item({ stock: 5, options: [], variants: [{ stock: null }] });
    await change(id, { options: [], variants: [{ id: (await market.stored(id)).variants[0]?.id, stock: 7 }] });
    const lines = await linesOf(id);
    expect(lines.map(({ stock }) => stock)).toEqual([null, 7]);
    expect(lines.map(({ stock_change }) => stock_change)).toEqual([0, 7]);
  });

  it('says what an import changed', async () => {
    const { id, slug } = await market.item({ stock: 5 });
    await confirm(market.admin, await preview(market.admin, 'items', `slug,stock\n${slug},9\n`));
    expect((await linesOf(id)).at(-1)).toMatchObject({ reason: 'import', stock_change: 4, stock: 9 });
  });

  it('protects reserved variants from deletion, also with their item', async () => {
    const { id } = await market.item({ stock: 5 });
    await hold(id, 2);
    const refused = await market.admin.delete(marketplace.item(id));
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.text).toContain('An open order has reserved some of this');
    await hold(id, -2);
    expect((await market.admin.delete(marketplace.item(id))).status).toBe(200);
    expect((await linesOf(id)).at(-1)).toMatchObject({ reason: 'removed', stock_change: -5 });
  });

  it('counts stock that comes back from the trash', async () => {
    const { id } = await market.item({ stock: 5 });
    await market.admin.delete(marketplace.item(id));
    await market.admin.post(adminPaths.restoreRecord, { kind: 'item', recordId: id });
    const lines = await linesOf(id);
    expect(lines.reduce((sum, { stock_change }) => sum + stock_change, 0)).toBe(5);
    expect(lines.at(-1)).toMatchObject({ reason: 'restored', changed_by: 'Administrator' });
  });

  it('names nobody whose account is deleted', async () => {
    const { id } = await market.item({ stock: 5 });
    const other = await market.shop.customer({ name: 'Olga Other' });
    await market.admin.patch(adminPaths.user(other.session.id), { role: 'ADMIN' });
    await other.patch(marketplace.item(id), { stock: 6 });
    expect((await linesOf(id)).map(({ changed_by }) => changed_by)).toEqual(['Administrator', 'Olga Other']);
    await other.post(apiPaths.auth.deleteAccount, { currentPassword: 'secret-123' });
    expect((await linesOf(id)).map(({ changed_by }) => changed_by)).toEqual(['Administrator', 'Deleted account']);
  });
});
