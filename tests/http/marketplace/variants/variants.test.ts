import { adminPaths, apiPaths, type ItemDetail } from '@stoa/contract';
import { type Marketplace, openMarketplace } from '../../../support/marketplace/marketplace';
import { openConsole } from '../../../support/shop/console';

const ITEM = 'api::marketplace.item';
const VARIANT = 'api::marketplace.item-variant';
const { marketplace } = apiPaths;

describe('the variants of an item', () => {
  let market: Marketplace;
  let editor: Awaited<ReturnType<typeof openConsole>>;
  const sql = (statement: string, values: unknown[] = []) => market.shop.database.query(statement, values);
  const variantOf = async (id: number) => {
    const [row] = await sql('SELECT * FROM item_variants WHERE item_id = $1', [id]);
    if (!row) throw new Error(`Item ${id} has no variant`);
    return row;
  };
  const stored = (id: number): Promise<ItemDetail> => market.stored(id);
  const shownAs = async (status: string): Promise<number[]> => {
    const { data } = await market.shop.visitor().get(`${marketplace.items}?limit=100&status=${status}`);
    return data.items.map(({ id }: { id: number }) => id);
  };

  beforeAll(async () => {
    market = await openMarketplace();
    editor = await openConsole(market.shop);
  });
  afterAll(() => market.shop.close());

  it('are one row with its stock if it has no options', async () => {
    const { id } = await market.item({ stock: 4 });
    expect(await variantOf(id)).toMatchObject({ stock: 4, option_1: '', price: null, sku: null, enabled: true });
    await market.admin.patch(marketplace.item(id), { stock: 6 });
    expect(await variantOf(id)).toMatchObject({ stock: 6 });
    expect(await stored(id)).toMatchObject({ stock: 6 });
  });

  it('exist, too, for an item created by SQL or in the console', async () => {
    const { id } = await market.item({ stock: 4, slug: 'to-copy' });
    const [{ document_id } = {}] = await sql('SELECT document_id FROM items WHERE id = $1', [id]);
    const copy = await editor.clone(ITEM, document_id, { slug: 'copied', category: { connect: [], disconnect: [] } });
    expect(copy.status).toBe(200);
    expect(await stored(id)).toMatchObject({ stock: 4 });
    expect(await variantOf(copy.data.id)).toMatchObject({ stock: 1 });
  });

  it('decide in lists whether it is sold out', async () => {
    const { id } = await market.item({ stock: 1 });
    expect(await shownAs('AVAILABLE')).toContain(id);
    await sql('UPDATE item_variants SET stock = 0 WHERE item_id = $1', [id]);
    expect(await shownAs('SOLD_OUT')).toContain(id);
    await sql('UPDATE item_variants SET stock = NULL WHERE item_id = $1', [id]);
    expect(await shownAs('AVAILABLE')).toContain(id);
    await market.admin.patch(marketplace.item(id), { status: 'COMING_SOON' });
    expect(await shownAs('COMING_SOON')).toContain(id);
  });

  it('decide its price in lists: the lowest available one', async () => {
    const { id } = await market.item({ price: 50, discountPrice: 45 });
    const shown = async () => {
      const [row] = await sql(
        'SELECT shown_price::float AS price, shown_discount_price::float AS discount, price_varies AS varies, shown_status AS status FROM items WHERE id = $1',
        [id],
      );
      return row;
    };
    await sql("UPDATE item_variants SET option_1 = 'M' WHERE item_id = $1", [id]);
    await sql(
      `INSERT INTO item_variants (document_id, item_id, place, option_1, stock, price) VALUES ('small', $1, 2, 'S', 2, 30)`,
      [id],
    );
    expect(await shown()).toEqual({ price: 30, discount: null, varies: true, status: 'AVAILABLE' });
    await sql("UPDATE item_variants SET stock = 0 WHERE option_1 = 'S'");
    expect(await shown()).toEqual({ price: 50, discount: 45, varies: false, status: 'AVAILABLE' });
    await market.admin.patch(marketplace.item(id), { price: 20, discountPrice: null });
    expect(await shown()).toEqual({ price: 20, discount: null, varies: false, status: 'AVAILABLE' });
    await sql('UPDATE item_variants SET stock = 0 WHERE item_id = $1', [id]);
    expect(await shown()).toEqual({ price: 20, discount: null, varies: true, status: 'SOLD_OUT' });
    await sql('UPDATE item_variants SET enabled = false WHERE item_id = $1', [id]);
    expect(await shown()).toEqual({ price: 20, discount: null, varies: false, status: 'SOLD_OUT' });
  });

  it('are sold out when two people buy the last ones at the same moment', async () => {
    const { id } = await market.item();
    await sql("UPDATE item_variants SET option_1 = 'M' WHERE item_id = $1", [id]);
    await sql(
      "INSERT INTO item_variants (document_id, item_id, place, option_1, stock) VALUES ('last', $1, 2, 'S', 1)",
      [id],
    );
    const buy = (value: string) =>
      sql(
        `DO $$ BEGIN
           UPDATE item_variants SET stock = stock - 1 WHERE item_id = ${id} AND option_1 = '${value}';
           PERFORM pg_sleep(0.3);
         END $$`,
      );
    await Promise.all([buy('M'), buy('S')]);
    expect(await shownAs('SOLD_OUT')).toContain(id);
  });

  it('return from the trash with it', async () => {
    const { id } = await market.item({ stock: 9 });
    await sql("UPDATE item_variants SET sku = 'KEPT-1' WHERE item_id = $1", [id]);
    const before = await variantOf(id);
    await market.admin.delete(marketplace.item(id));
    expect(await sql('SELECT id FROM item_variants WHERE item_id = $1', [id])).toEqual([]);
    const [{ id: entry } = {}] = await sql("SELECT id FROM trash WHERE kind = 'item' AND record_id = $1", [id]);
    expect((await market.admin.post(adminPaths.restore(entry))).status).toBe(200);
    expect(await variantOf(id)).toEqual(before);
  });

  it('stay in the trash while another item has their SKU', async () => {
    const [{ id }, other] = [await market.item(), await market.item()];
    await sql("UPDATE item_variants SET sku = 'TAKEN-1' WHERE item_id = $1", [id]);
    await market.admin.delete(marketplace.item(id));
    await sql("UPDATE item_variants SET sku = 'TAKEN-1' WHERE item_id = $1", [other.id]);
    const [{ id: entry } = {}] = await sql("SELECT id FROM trash WHERE kind = 'item' AND record_id = $1", [id]);
    const { error } = await market.admin.post(adminPaths.restore(entry));
    expect(error).toMatchObject({ status: 409, message: 'Another variant already has this SKU' });
  });

  describe('in the console', () => {
    const save = async (id: number, data: object) => editor.save(VARIANT, (await variantOf(id)).document_id, data);

    it('is changed as a part of its item', async () => {
      const { id, updatedAt } = await market.item({ stock: 4 });
      expect((await save(id, { stock: 3, sku: 'VASE-1', place: 7, option1: 'S' })).status).toBe(200);
      expect(await variantOf(id)).toMatchObject({ stock: 3, sku: 'VASE-1', place: 1, option_1: '', item_id: id });
      const { data } = await market.admin.get(`${adminPaths.activity}?kind=item&recordId=${id}`);
      expect(data.items[0]).toMatchObject({
        action: 'updated',
        subject: { kind: 'item', id },
        changes: [
          { field: 'stock', before: 4, after: 3 },
          { field: 'variants', before: [], after: ['SKU VASE-1'] },
        ],
      });
      expect((await market.admin.patch(marketplace.item(id), { title: 'Late', updatedAt })).status).toBe(409);
    });

    it.each([
      [{ stock: -1 }, 'Stock must be a non-negative integer'],
      [{ price: 0 }, 'Price must be positive'],
      [{ price: 20, discountPrice: 20 }, 'Discount price must be lower than the price'],
      [{ discountPrice: 20 }, 'Enter a price before a discount price'],
      [{ sku: 'x'.repeat(65) }, 'SKU must be at most 64 characters'],
      [{ price: 20 }, 'An item without options has no separate price or image. To stop selling it, change its status'],
    ])('refuses %j', async (data, message) => {
      const { id } = await market.item();
      expect((await save(id, data)).error).toMatchObject({ status: 400, message });
    });

    it('keeps one, and adds none', async () => {
      const { id } = await market.item();
      const { document_id } = await variantOf(id);
      const added = await editor.create(VARIANT, { item: { connect: [{ id }], disconnect: [] }, option1: 'S' });
      expect(added.error).toMatchObject({
        status: 400,
        message: 'Variants are added with the options of their item',
      });
      expect((await editor.clone(VARIANT, document_id, {})).status).toBe(400);
      const { error } = await editor.remove(VARIANT, document_id);
      expect(error).toMatchObject({ status: 409, message: 'An item needs at least one variant' });
      expect(await variantOf(id)).toMatchObject({ document_id });
    });

    it('has a SKU that no other has', async () => {
      const [one, other] = [await market.item(), await market.item()];
      await save(one.id, { sku: 'ONCE-1' });
      expect((await save(other.id, { sku: 'ONCE-1' })).error).toMatchObject({
        status: 409,
        details: { errors: [{ path: ['sku'], message: 'Another variant already has this SKU' }] },
      });
    });
  });
});
