import { type ActivityEntry, type Actor, adminPaths, apiPaths, CHANGE_TEXT_LENGTH, type Item } from '@stoa/contract';
import { createCategory, createItem, createTag, itemBody } from '../../support/marketplace/marketplace';
import { createBlogCategory, createBlogTag, createPost } from '../../support/records/blog';
import type { Client } from '../../support/shop/client';
import { openConsole } from '../../support/shop/console';
import { openShop, type Shop } from '../../support/shop/shop';

const { marketplace, blog } = apiPaths;
const USER = 'plugin::users-permissions.user';

describe('the activity', () => {
  let shop: Shop;
  let admin: Client;
  let editor: Awaited<ReturnType<typeof openConsole>>;
  let category: { id: number };
  let adminId: number;

  const list = async (query = '', limit = 100) =>
    (await admin.get(`${adminPaths.activity}?limit=${limit}&${query}`)).data;
  const lines = async (kind: string, id: number): Promise<ActivityEntry[]> =>
    (await list(`kind=${kind}&recordId=${id}`)).items;
  /** The changes in the latest entry, as { field: [before, after] }. */
  const lastChange = async (kind: string, id: number) => {
    const [{ changes = [] } = {}] = await lines(kind, id);
    return Object.fromEntries(changes.map(({ field, before, after }) => [field, [before, after]]));
  };
  const count = async () => Number((await shop.database.query('SELECT count(*) FROM activity'))[0]?.count);
  const documentId = async (table: string, id: number): Promise<string> =>
    (await shop.database.query(`SELECT document_id FROM ${table} WHERE id = $1`, [id]))[0]?.document_id;

  beforeAll(async () => {
    shop = await openShop();
    admin = await shop.admin();
    editor = await openConsole(shop);
    adminId = (await admin.get(apiPaths.auth.me)).data.id;
    category = await createCategory(admin, 'tables', 'Tables');
  });
  afterAll(() => shop.close());

  it('records who created an item, and its values', async () => {
    const { id } = await createItem(admin, category.id, { slug: 'made', features: ['Solid oak'] });
    expect(await lines('item', id)).toEqual([
      {
        id: expect.any(Number),
        at: expect.stringMatching(/Z$/),
        actor: { kind: 'admin', id: adminId, name: 'Administrator' },
        action: 'created',
        subject: { kind: 'item', id, title: 'Oak table' },
        changes: expect.any(Array),
      },
    ]);
    expect(await lastChange('item', id)).toEqual({
      title: [null, 'Oak table'],
      slug: [null, 'made'],
      description: [null, 'A table of solid oak, oiled by hand.'],
      imageUrl: [null, 'https://images.example/oak-table.jpg'],
      price: [null, 120.5],
      priceKind: [null, 'FIXED'],
      stock: [null, 1],
      status: [null, 'AVAILABLE'],
      category: [null, 'Tables'],
      features: [null, ['Solid oak']],
      published: [null, true],
    });
  });

  it('records only the fields that differ, with names for what they refer to', async () => {
    const [benches, oak, ash] = [
      await createCategory(admin, 'benches', 'Benches'),
      await createTag(admin, 'oak', 'Oak'),
      await createTag(admin, 'ash', 'Ash'),
    ];
    const { id } = await createItem(admin, category.id, { slug: 'changed', tags: [oak.id] });
    const change = { price: 99.9, categoryId: benches.id, tags: [ash.id, oak.id], features: ['Oiled'], featured: true };
    expect((await admin.patch(marketplace.item(id), { ...change, title: 'Oak table', stock: 1 })).status).toBe(200);
    expect(await lastChange('item', id)).toEqual({
      price: [120.5, 99.9],
      category: ['Tables', 'Benches'],
      tags: [['Oak'], ['Ash', 'Oak']],
      features: [[], ['Oiled']],
      featured: [false, true],
    });
  });

  it('records no unchanged save, no refused one, and no view', async () => {
    const item = await createItem(admin, category.id, { slug: 'quiet' });
    const before = await count();
    expect((await admin.patch(marketplace.item(item.id), { title: item.title })).status).toBe(200);
    expect((await admin.patch(marketplace.item(item.id), { title: 'x' })).status).toBe(400);
    expect((await admin.patch(marketplace.item(item.id), { slug: 'made' })).status).toBe(409);
    expect((await admin.patch(marketplace.item(item.id), { price: 5, updatedAt: '2020-01-01' })).status).toBe(409);
    expect((await admin.post(marketplace.items, itemBody(category.id, { slug: 'made' }))).status).toBe(409);
    expect((await admin.delete(marketplace.category(category.id))).status).toBe(409);
    expect((await shop.visitor().post(marketplace.itemView(item.id))).status).toBe(200);
    expect(await count()).toBe(before);
  });

  it('records changes of posts, and shortens long texts around the difference', async () => {
    const clay = await createBlogCategory(admin, 'clay', 'Clay');
    const start = 'Long and the same. '.repeat(300);
    const { id } = await createPost(admin, clay.id, { slug: 'long', content: `${start}Thrown. ${'x'.repeat(5000)}` });
    const body = { content: `${start}Coiled. ${'x'.repeat(5000)}`, status: 'PUBLISHED' };
    const { publishedAt } = (await admin.patch(blog.post(id), body)).data;
    const [line] = await lines('post', id);
    expect(line?.changes.map(({ field }) => field)).toEqual(['content', 'status', 'publishedAt']);
    expect(line?.changes[2]).toMatchObject({ before: null, after: publishedAt });
    const { before, after, shortened } = line?.changes[0] ?? {};
    expect(shortened).toBe(true);
    expect(before).toMatch(/^….*the same\. Thrown\. x+…$/s);
    expect(after).toMatch(/^….*the same\. Coiled\. x+…$/s);
    expect([before, after].map((text) => String(text).length)).toEqual([CHANGE_TEXT_LENGTH, CHANGE_TEXT_LENGTH]);
  });

  it('records changes of categories, tags, and settings', async () => {
    const [tag, blogTag, blogCategory] = [
      await createTag(admin, 'beech'),
      await createBlogTag(admin, 'kiln'),
      await createBlogCategory(admin, 'glaze'),
    ];
    await admin.patch(marketplace.tag(tag.id), { name: 'Beech' });
    expect(await lastChange('itemTag', tag.id)).toEqual({ name: ['beech', 'Beech'] });
    await admin.patch(marketplace.category(category.id), { slug: 'all-tables' });
    expect(await lastChange('itemCategory', category.id)).toEqual({ slug: ['tables', 'all-tables'] });
    await admin.patch(blog.tag(blogTag.id), { slug: 'kilns' });
    expect(await lastChange('blogTag', blogTag.id)).toEqual({ slug: ['kiln', 'kilns'] });
    await admin.patch(blog.category(blogCategory.id), { description: 'Glass on clay' });
    expect(await lastChange('blogCategory', blogCategory.id)).toEqual({ description: [null, 'Glass on clay'] });

    const socialLinks = [{ network: 'github', url: 'https://github.com/stoa' }];
    expect((await admin.patch(adminPaths.settings, { shopName: 'Stoa & Sons', socialLinks })).status).toBe(200);
    const [{ subject, changes } = {}] = (await list('kind=settings')).items as ActivityEntry[];
    expect(subject?.title).toBe('Stoa & Sons');
    expect(changes).toMatchObject([
      { field: 'shopName', before: 'Stoa', after: 'Stoa & Sons' },
      { field: 'socialLinks', before: [], after: ['github: https://github.com/stoa'] },
    ]);
  });

  it('records what editors do in the console, under their own name', async () => {
    const form = { title: 'Console table', slug: 'console-table', description: 'Made in the console.', price: 10 };
    const made = await editor.create('api::marketplace.item', {
      ...form,
      imageUrl: '/uploads/x.webp',
      category: { connect: [{ id: category.id }], disconnect: [] },
    });
    const { id, documentId } = made.data;
    await editor.save('api::marketplace.item', documentId, { price: 12, features: '["Signed"]' });
    const copy = await editor.clone('api::marketplace.item', documentId, { slug: 'console-copy' });
    await editor.remove('api::marketplace.item', documentId);
    const told = await lines('item', id);
    expect(told.map(({ action, actor }) => [action, actor.kind])).toEqual([
      ['deleted', 'editor'],
      ['updated', 'editor'],
      ['created', 'editor'],
    ]);
    expect(told[1]?.changes).toEqual([
      { field: 'price', before: 10, after: 12, shortened: false },
      { field: 'features', before: [], after: ['Signed'], shortened: false },
    ]);
    expect(told[0]?.changes).toContainEqual({ field: 'price', before: 12, after: null, shortened: false });
    expect((await lines('item', copy.data.id)).map(({ action }) => action)).toEqual(['created']);
    expect((await editor.saveSingle('api::store.setting', { tagline: 'From the console' })).status).toBe(200);
    expect((await list('kind=settings')).items[0]).toMatchObject({
      actor: { kind: 'editor' },
      changes: [{ field: 'tagline', after: 'From the console' }],
    });
  });

  it('records users’ role, block, name, and address, and never a password', async () => {
    const customer = await shop.customer();
    const { id } = customer.session;
    const before = await count();
    await customer.patch(apiPaths.auth.me, { name: 'Clara Changed' });
    await customer.post(apiPaths.auth.changePassword, { currentPassword: 'secret-123', password: 'other-456' });
    expect(await count()).toBe(before);

    await admin.patch(adminPaths.user(id), { role: 'ADMIN', blocked: true });
    expect(await lastChange('user', id)).toEqual({ role: ['USER', 'ADMIN'], blocked: [false, true] });
    const document = await documentId('up_users', id);
    expect((await editor.save(USER, document, { name: 'Clara Console', password: 'fresh-789' })).status).toBe(200);
    expect(await lastChange('user', id)).toEqual({ name: ['Clara Changed', 'Clara Console'] });
    await editor.save(USER, document, { password: 'fresher-789' });
    expect(await lines('user', id)).toHaveLength(2);
    expect((await editor.remove(USER, document)).status).toBeLessThan(300);
    expect((await lines('user', id))[0]).toMatchObject({ action: 'deleted', subject: { title: 'Clara Console' } });
    expect(JSON.stringify(await list('kind=user'))).not.toMatch(/password|token|\$2|fresh-/i);

    await admin.patch(apiPaths.auth.me, { name: 'Ada Admin' });
    expect(await lastChange('user', adminId)).toEqual({ name: ['Administrator', 'Ada Admin'] });
  });

  it('has no entry for the refused removal of the last administrator', async () => {
    const before = await count();
    expect((await editor.remove(USER, await documentId('up_users', adminId))).status).toBe(409);
    expect(await count()).toBe(before);
  });

  it('is filtered by kind, record, action and actor, newest first, page by page', async () => {
    const { items, pagination } = await list('page=2', 3);
    expect(pagination).toMatchObject({ page: 2, limit: 3 });
    const all = (await list()).items as ActivityEntry[];
    expect(items).toEqual(all.slice(3, 6));
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).sort((one, other) => other - one));
    const actions = (await list('action=deleted')).items.map(({ action }: ActivityEntry) => action);
    expect(new Set(actions)).toEqual(new Set(['deleted']));

    const found = (await list('search=console%20table&action=updated')).items;
    expect(found).toMatchObject([{ subject: { title: 'Console table' } }]);

    const actors = (await admin.get(adminPaths.activityActors)).data;
    expect(actors).toMatchObject([
      { kind: 'admin', id: adminId, name: 'Administrator' },
      { kind: 'editor', name: expect.any(String) },
      { kind: 'system', id: null, name: 'System' },
    ]);
    const bySystem = (await list('actor=system')).items;
    expect(bySystem).toMatchObject([{ action: 'created', subject: { kind: 'user', title: 'Administrator' } }]);
    const byEditor = (await list(`actor=editor:${actors[1].id}`)).items as ActivityEntry[];
    expect(byEditor.length).toBeGreaterThan(5);
    expect(byEditor.every(({ actor }) => actor.kind === 'editor')).toBe(true);
  });

  it('lists every actor once, by their current name', async () => {
    await shop.database.query(`INSERT INTO activity (actor_kind, actor_id, actor_name, action, kind, record_id, title, changes, at)
      SELECT 'editor', 9000 + n % 3, CASE WHEN n < 30 THEN 'Now ' ELSE 'Once ' END || n % 3, 'updated', 'item', 1, 'Oak', '[]',
        now() - n * interval '1 minute' FROM generate_series(0, 59) n`);
    const actors: Actor[] = (await admin.get(adminPaths.activityActors)).data;
    await shop.database.query('DELETE FROM activity WHERE actor_id >= 9000');
    expect(actors.filter(({ id }) => (id ?? 0) >= 9000)).toEqual(
      [0, 1, 2].map((n) => ({ kind: 'editor', id: 9000 + n, name: `Now ${n}` })),
    );
    expect(actors.map(({ kind }) => kind)).toEqual(['admin', ...Array(actors.length - 2).fill('editor'), 'system']);
  });

  it.each(['kind=order', 'recordId=x', 'action=read', 'actor=admin', 'page=0'])('refuses %s', async (query) => {
    expect((await admin.get(`${adminPaths.activity}?${query}`)).status).toBe(400);
  });

  it('records every change of one record correctly when many arrive at once', async () => {
    const { id } = await createItem(admin, category.id, { slug: 'busy', stock: 0 });
    const stocks = [1, 2, 3, 4, 5, 6];
    await Promise.all(stocks.map((stock) => admin.patch(marketplace.item(id), { stock })));
    const told = (await lines('item', id)).slice(0, -1).map(({ changes }) => changes[0]);
    expect(told.map((change) => change?.before)).toEqual([...told.map((change) => change?.after).slice(1), 0]);
    expect((await admin.get<Item>(marketplace.item(id))).data.stock).toBe(told[0]?.after);
  });
});
