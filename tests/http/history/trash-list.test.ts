import { adminPaths, apiPaths } from '@stoa/contract';
import { createItem, createTag } from '../../support/marketplace/marketplace';
import { openTrash } from '../../support/records/trash';
import { eventually } from '../../support/shop/eventually';

const { marketplace } = apiPaths;

describe('the list of the trash', () => {
  let trash: Awaited<ReturnType<typeof openTrash>>;
  beforeAll(async () => {
    trash = await openTrash();
  });
  afterAll(() => trash.shop.close());

  it('deletes permanently once, and records it in the activity', async () => {
    const { admin, entryOf } = trash;
    const tag = await createTag(admin, 'teak', 'Teak');
    await admin.delete(marketplace.tag(tag.id));
    const { id } = await entryOf('itemTag', tag.id);
    expect((await admin.delete(adminPaths.trashEntry(id))).data).toEqual({ id });
    expect((await admin.delete(adminPaths.trashEntry(id))).status).toBe(404);
    expect((await admin.post(adminPaths.restore(id))).status).toBe(404);
    const [line] = (await admin.get(`${adminPaths.activity}?action=purged`)).data.items;
    expect(line).toMatchObject({ actor: { kind: 'admin' }, subject: { kind: 'itemTag', title: 'Teak' }, changes: [] });
  });

  it('is searched and filtered, and emptied after its time', async () => {
    const { category, list, shop, sql } = trash;
    const { id } = await createItem(trash.admin, category, { slug: 'expired', title: 'Walnut shelf' });
    await trash.admin.delete(marketplace.item(id));
    expect(await list('search=walnut&kind=item')).toMatchObject([{ recordId: id }]);
    expect(await list('search=walnut&kind=post')).toEqual([]);
    expect((await trash.admin.get(`${adminPaths.trash}?kind=user`)).status).toBe(400);

    await sql("UPDATE trash SET expires_at = now() - interval '1 minute' WHERE record_id = $1", [id]);
    await sql("UPDATE activity SET at = now() - interval '366 days' WHERE record_id = $1 AND action = 'created'", [id]);
    // Housekeeping is the first thing a new process does.
    await shop.replica();
    const { admin } = trash;
    await eventually(async () => {
      const { items } = (await admin.get(`${adminPaths.activity}?kind=item&recordId=${id}`)).data;
      expect(items).toMatchObject([{ action: 'purged', actor: { kind: 'system' } }, { action: 'deleted' }]);
    });
    expect((await admin.get(`${adminPaths.trash}?search=walnut`)).data.items).toEqual([]);
  });
});
