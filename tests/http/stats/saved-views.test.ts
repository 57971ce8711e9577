import { adminPaths, MAX_SAVED_VIEWS, type SavedView, VIEW_LISTS } from '@stoa/contract';
import type { Client } from '../../support/shop/client';
import { openShop, type Shop } from '../../support/shop/shop';

const { view: path, views } = adminPaths;
const LISTS = VIEW_LISTS.join(', ');

describe('saved views', () => {
  let shop: Shop;
  let admin: Client;
  let colleague: Client;

  beforeAll(async () => {
    shop = await openShop();
    admin = await shop.admin();
    const joined = await shop.customer();
    expect((await admin.patch(adminPaths.user(joined.session.id), { role: 'ADMIN' })).status).toBe(200);
    colleague = joined;
  });
  afterAll(() => shop.close());

  const save = (view: Record<string, unknown>, client = admin) =>
    client.post<SavedView>(views, { list: 'items', query: 'status=SOLD_OUT', columns: ['price'], ...view });
  const listed = async (list: string, client = admin): Promise<SavedView[]> =>
    (await client.get(`${views}?list=${list}`)).data;

  it('are kept under a name, for one list', async () => {
    const { status, data } = await save({ list: 'posts', name: ' Drafts ', query: 'status=DRAFT&sortBy=title' });
    expect(status).toBe(201);
    expect(data).toEqual({
      id: expect.any(Number),
      list: 'posts',
      name: 'Drafts',
      query: 'status=DRAFT&sortBy=title',
      columns: ['price'],
    });
    await admin.post(views, { list: 'posts', name: 'all' });
    expect(await listed('posts')).toEqual([
      { id: expect.any(Number), list: 'posts', name: 'all', query: '', columns: [] },
      data,
    ]);
    expect(await listed('users')).toEqual([]);
  });

  it('are renamed, replaced and deleted', async () => {
    const { id } = (await save({ name: 'Sold out' })).data;
    expect((await admin.patch(path(id), { name: 'Gone' })).data).toMatchObject({ name: 'Gone', columns: ['price'] });
    const changed = { query: '', columns: [] };
    expect((await admin.patch(path(id), changed)).data).toEqual({ id, list: 'items', name: 'Gone', ...changed });
    expect((await admin.patch(path(id), {})).data).toMatchObject({ name: 'Gone' });
    expect(await admin.delete(path(id))).toMatchObject({ status: 200, data: { id } });
    expect(await admin.delete(path(id))).toMatchObject({ status: 404, error: { message: 'This view does not exist' } });
  });

  it('have unique names for each list and person', async () => {
    await save({ name: 'Mine' });
    const { id } = (await save({ name: 'Other' })).data;
    const refused = {
      status: 409,
      error: { details: { errors: [{ path: ['name'], message: 'You already have a view with this name' }] } },
    };
    expect(await save({ name: 'MINE' })).toMatchObject(refused);
    expect(await admin.patch(path(id), { name: 'mine' })).toMatchObject(refused);
    expect((await save({ name: 'Mine', list: 'users' })).status).toBe(201);
    expect((await save({ name: 'Mine' }, colleague)).status).toBe(201);
  });

  it('are nobody else’s', async () => {
    const { id } = (await save({ name: 'Private' })).data;
    expect((await listed('items', colleague)).map(({ name }) => name)).not.toContain('Private');
    for (const answer of [await colleague.patch(path(id), { name: 'Taken' }), await colleague.delete(path(id))])
      expect(answer).toMatchObject({ status: 404, error: { message: 'This view does not exist' } });
    expect((await listed('items')).find((view) => view.id === id)?.name).toBe('Private');
  });

  it(`are at most ${MAX_SAVED_VIEWS} of a list, however many come at once`, async () => {
    for (let n = 1; n < MAX_SAVED_VIEWS; n++)
      expect((await save({ list: 'messages', name: `View ${n}` })).status).toBe(201);
    const answers = await Promise.all([1, 2, 3].map((n) => save({ list: 'messages', name: `Last ${n}` })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.message).toBe(
      'You can save up to 50 views per list. Delete one you no longer need',
    );
    expect(await listed('messages')).toHaveLength(MAX_SAVED_VIEWS);
  });

  it('are deleted with their owner', async () => {
    const leaving = await shop.customer();
    await admin.patch(adminPaths.user(leaving.session.id), { role: 'ADMIN' });
    await save({ name: 'Leaving' }, leaving);
    await shop.database.query('DELETE FROM up_users WHERE id = $1', [leaving.session.id]);
    expect(await shop.database.query(`SELECT FROM saved_views WHERE name = 'Leaving'`)).toEqual([]);
  });

  it.each([
    [{ name: '' }, 'Name is required'],
    [{ name: 'x'.repeat(61) }, 'Name must be at most 60 characters'],
    [{ name: 'x', list: 'planets' }, `List must be one of ${LISTS}`],
    [{ name: 'x', query: 'x'.repeat(2001) }, 'Query must be at most 2000 characters'],
    [{ name: 'x', query: null }, 'Query cannot be null'],
    [{ name: 'x', columns: 'price' }, 'Columns must be a list'],
  ])('refuse %j', async (view, message) => {
    const { status, error } = await save(view);
    expect({ status, message: error.message }).toEqual({ status: 400, message });
  });

  it('are requested by their list', async () => {
    const message = `list must be one of ${LISTS}`;
    for (const query of ['', '?list=', '?list=planets'])
      expect(await admin.get(views + query)).toMatchObject({ status: 400, error: { message } });
  });
});
