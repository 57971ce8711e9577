import { adminPaths, apiPaths } from '@stoa/contract';
import { createCategory, createItem } from '../../support/marketplace/marketplace';
import { allRows } from '../../support/migrations/rows';
import { openTrash } from '../../support/records/trash';

const { marketplace } = apiPaths;

describe('the trash with parallel requests', () => {
  let trash: Awaited<ReturnType<typeof openTrash>>;
  beforeAll(async () => {
    trash = await openTrash();
  });
  afterAll(() => trash.shop.close());

  it('holds everything that the console deletes at once, or nothing if one is refused', async () => {
    const { admin, category, documentId, editor, list, restore, shop, sql } = trash;
    const ids = [];
    for (const slug of ['bulk-1', 'bulk-2', 'bulk-3']) ids.push((await createItem(admin, category, { slug })).id);
    const before = await allRows(shop.database);
    const documents = await Promise.all(ids.map((id) => documentId('items', id)));
    expect((await editor.removeAll('api::marketplace.item', documents)).status).toBe(200);
    expect(await list()).toHaveLength(3);
    for (const id of ids) await restore('item', id);
    expect(await allRows(shop.database)).toEqual(before);

    const empty = await createCategory(admin, 'to-go');
    const lines = await sql('SELECT count(*) FROM activity');
    const both = [await documentId('item_categories', empty.id), await documentId('item_categories', category)];
    expect((await editor.removeAll('api::marketplace.item-category', both)).status).toBe(409);
    expect(await list()).toEqual([]);
    expect(await sql('SELECT count(*) FROM activity')).toEqual(lines);
    expect(await sql('SELECT id FROM item_categories WHERE id = $1', [empty.id])).toHaveLength(1);
  });

  it('lets one of several requests delete, and one restore', async () => {
    const { admin, category, entryOf, sql } = trash;
    const { id } = await createItem(admin, category, { slug: 'contested' });
    const deletions = await Promise.all([1, 2, 3, 4].map(() => admin.delete(marketplace.item(id))));
    expect(deletions.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
    const entry = await entryOf('item', id);
    const answers = await Promise.all([1, 2, 3, 4].map(() => admin.post(adminPaths.restore(entry.id))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
    expect(await sql('SELECT id FROM items WHERE id = $1', [id])).toHaveLength(1);
    const { items } = (await admin.get(`${adminPaths.activity}?kind=item&recordId=${id}`)).data;
    expect(items).toHaveLength(3);
  });
});
