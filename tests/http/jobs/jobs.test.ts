import { adminPaths, apiPaths, type Item, type Job, type JobRow } from '@stoa/contract';
import { createCategory, createItem } from '../../support/marketplace/marketplace';
import { createBlogCategory, createPost } from '../../support/records/blog';
import type { Client } from '../../support/shop/client';
import { eventually } from '../../support/shop/eventually';
import { openShop, type Shop } from '../../support/shop/shop';

const { marketplace, blog } = apiPaths;

describe('a bulk action for everything that matches', () => {
  let shop: Shop;
  let admin: Client;
  let things: number;
  let gifts: number;

  beforeAll(async () => {
    shop = await openShop();
    admin = await shop.admin();
    things = (await createCategory(admin, 'things')).id;
    gifts = (await createCategory(admin, 'gifts')).id;
  });
  afterAll(() => shop.close());

  const items = async (prefix: string, count: number, more: object = {}): Promise<Item[]> => {
    const made: Item[] = [];
    // A few at once: a busy machine would refuse a hundred.
    while (made.length < count)
      made.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(10, count - made.length) }, (_, place) => made.length + place).map((n) =>
            createItem(admin, things, { title: `${prefix} ${n}`, slug: `${prefix}-${n}`, ...more }),
          ),
        )),
      );
    return made;
  };
  const item = async ({ id }: { id: number }) => (await admin.get<Item>(marketplace.item(id))).data;
  const start = (kind: 'items' | 'posts', input: object) => admin.post<Job>(adminPaths.startJob(kind), input);
  const run = async (kind: 'items' | 'posts', input: object): Promise<Job> => {
    const started = await start(kind, input);
    expect(started).toMatchObject({ status: 201 });
    return eventually(async () => {
      const { data } = await admin.get<Job>(adminPaths.job(started.data.id));
      expect(data.status).not.toBe('RUNNING');
      return data;
    });
  };
  const rows = async ({ id }: Job, query = ''): Promise<JobRow[]> =>
    (await admin.get(`${adminPaths.jobRows(id)}?limit=100&${query}`)).data.items;
  const actions = async (kind: string, id: number) =>
    (await admin.get(`${adminPaths.activity}?kind=${kind}&recordId=${id}`)).data.items.map(
      ({ action, actor }: { action: string; actor: { name: string } }) => `${action} by ${actor.name}`,
    );

  it('delays no other job while one of its batches takes too long', async () => {
    const [stuck] = await items('stuck', 1);
    await items('quick', 1);
    await shop.database.query(`
      CREATE FUNCTION take_too_long() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE 'canceling statement due to statement timeout' USING ERRCODE = '57014'; END $$;
      CREATE TRIGGER take_too_long BEFORE UPDATE ON items FOR EACH ROW WHEN (OLD.id = ${stuck?.id})
        EXECUTE FUNCTION take_too_long();`);
    const held = await start('items', { action: 'feature', query: { search: 'stuck' } });
    expect(await run('items', { action: 'feature', query: { search: 'quick' } })).toMatchObject({ status: 'DONE' });
    expect((await admin.get<Job>(adminPaths.job(held.data.id))).data.status).toBe('RUNNING');
    await shop.database.query('DROP FUNCTION take_too_long CASCADE');
    await eventually(async () => {
      const { data } = await admin.get<Job>(adminPaths.job(held.data.id));
      expect(data).toMatchObject({ status: 'DONE', counts: { changed: 1 } });
    });
  }, 60_000);

  it('changes what the list finds, in many batches, and nothing else', async () => {
    const [sold, ...bowls] = await items('bowl', 3);
    const [cup] = await items('cup', 1);
    await admin.patch(marketplace.item(sold?.id ?? 0), { status: 'SOLD_OUT' });
    const query = { search: 'bowl', page: '1', limit: '1' };
    const job = await run('items', { action: 'setStatus', status: 'SOLD_OUT', query });
    expect(job).toMatchObject({
      kind: 'items',
      action: 'setStatus',
      status: 'DONE',
      total: 3,
      counts: { changed: 2, unchanged: 1, skipped: 0, failed: 0 },
      createdBy: { name: 'Administrator' },
      finishedAt: expect.any(String),
    });
    for (const bowl of bowls) expect((await item(bowl)).status).toBe('SOLD_OUT');
    expect((await item(cup as Item)).status).toBe('AVAILABLE');
    expect(await rows(job, 'outcome=unchanged')).toEqual([
      { recordId: sold?.id, title: 'bowl 0', outcome: 'unchanged', message: null },
    ]);
    expect(await actions('item', bowls[0]?.id ?? 0)).toEqual(['updated by Administrator', 'created by Administrator']);
  });

  it.each([
    [{ action: 'unpublish' }, { published: false }],
    [{ action: 'publish' }, { published: true }],
    [{ action: 'feature' }, { featured: true }],
    [{ action: 'unfeature' }, { featured: false }],
  ])('%j', async (input, expected) => {
    const [one] = await items(`one-${input.action}`, 1);
    await run('items', { ...input, query: { search: `one-${input.action}` } });
    expect(await item(one as Item)).toMatchObject(expected);
  });

  it('starts once, however often it is sent with one key', async () => {
    const [jug] = await items('jug', 1, { price: 40 });
    const key = 'one press of a button';
    const price = { prices: 'PRICE', by: 'PERCENT', value: 10, rounding: 'NONE' };
    const input = { key, action: 'changePrice', price, ids: [jug?.id] };
    const [first, second] = await Promise.all([start('items', input), start('items', input)]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect((await start('items', input)).data.id).toBe(first.data.id);
    expect(second.data.id).toBe(first.data.id);
    await eventually(async () => expect((await item({ id: jug?.id ?? 0 })).price).toBe(44));
    expect(await start('items', { ...input, price: { ...price, value: 20 } })).toMatchObject({
      status: 409,
      error: { message: expect.stringMatching(/^Your first attempt has already started a job, with other values/) },
    });
    expect((await run('items', { ...input, key: 'the press of another button' })).counts.changed).toBe(1);
    expect((await item({ id: jug?.id ?? 0 })).price).toBe(48.4);
  });

  it('moves items only to an existing category', async () => {
    const [shelf] = await items('shelf', 1);
    const query = { search: 'shelf' };
    await run('items', { action: 'setCategory', categoryId: gifts, query });
    expect((await item(shelf as Item)).category.id).toBe(gifts);
    const refused = await start('items', { action: 'setCategory', categoryId: 2_000_000, query });
    expect(refused).toMatchObject({ status: 400, error: { message: 'Category 2000000 does not exist' } });
  });

  it('deletes records that can be restored completely', async () => {
    const lamps = await items('lamp', 205, { features: ['Brass'] });
    const before = await item(lamps[0] as Item);
    const job = await run('items', { action: 'delete', query: { search: 'lamp' } });
    expect(job.counts).toEqual({ changed: 205, unchanged: 0, skipped: 0, failed: 0 });
    expect((await admin.get(marketplace.item(before.id))).status).toBe(404);
    expect((await admin.get(`${adminPaths.trash}?search=lamp`)).data.pagination.total).toBe(205);
    await admin.post(adminPaths.restoreRecord, { kind: 'item', recordId: before.id });
    expect(await item(before)).toEqual({ ...before, related: expect.any(Array), mentionedIn: [] });
    expect(await actions('item', before.id)).toEqual([
      'restored by Administrator',
      'deleted by Administrator',
      'created by Administrator',
    ]);
  });

  it('publishes posts as their form does', async () => {
    const words = (await createBlogCategory(admin, 'words')).id;
    const post = await createPost(admin, words, { title: 'On lamps', slug: 'on-lamps', status: 'DRAFT' });
    await run('posts', { action: 'setStatus', status: 'PUBLISHED', query: { search: 'lamps' } });
    const { data } = await admin.get(blog.post(post.id));
    expect(data).toMatchObject({ status: 'PUBLISHED', publishedAt: expect.any(String) });
  });

  it('reports what it couldn’t change, and continues with the rest', async () => {
    const [odd, plain] = await items('vase', 2);
    const sql = shop.database.query;
    await sql("ALTER TABLE items ADD CONSTRAINT odd_vase CHECK (title <> 'vase 0' OR featured IS FALSE)");
    const job = await run('items', { action: 'feature', query: { search: 'vase' } });
    await sql('ALTER TABLE items DROP CONSTRAINT odd_vase');
    expect(job).toMatchObject({ status: 'DONE', counts: { changed: 1, unchanged: 0, skipped: 0, failed: 1 } });
    expect(await rows(job, 'outcome=failed')).toEqual([
      { recordId: odd?.id, title: 'vase 0', outcome: 'failed', message: expect.stringMatching(/./) },
    ]);
    expect(await item(plain as Item)).toMatchObject({ featured: true });
  });

  it('can be stopped, and keeps the changes made so far', async () => {
    await items('stool', 2);
    const sql = shop.database.query;
    // Held, so that the worker passes it by.
    await sql(
      "CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.retry_at = now() + interval '1 hour'; RETURN NEW; END $$",
    );
    await sql('CREATE TRIGGER hold BEFORE INSERT ON jobs FOR EACH ROW EXECUTE FUNCTION hold()');
    const { data: job } = await start('items', { action: 'feature', query: { search: 'stool' } });
    await sql('DROP FUNCTION hold CASCADE');
    expect(job).toMatchObject({
      status: 'RUNNING',
      total: 2,
      counts: { changed: 0, unchanged: 0, skipped: 0, failed: 0 },
    });
    const stopped = await admin.post(adminPaths.stopJob(job.id));
    expect(stopped).toMatchObject({ status: 200, data: { status: 'STOPPED', finishedAt: expect.any(String) } });
    expect(await admin.post(adminPaths.stopJob(job.id))).toMatchObject({
      status: 409,
      error: { message: 'This job isn’t running anymore' },
    });
    expect((await admin.get(adminPaths.jobs)).data.items[0]).toEqual(stopped.data);
  });

  it.each([
    ['items', { action: 'publish', query: { search: 'no such thing' } }, 400],
    ['items', { action: 'burn', query: {} }, 400],
    ['items', { action: 'setStatus', query: {} }, 400],
    ['posts', { action: 'publish', query: {} }, 400],
    ['items', { action: 'delete' }, 400],
    ['items', { action: 'delete', query: { catgory: 'gifts' } }, 400],
  ])('refuses %s %j', async (kind, input, status) => {
    expect((await start(kind as 'items', input)).status).toBe(status);
  });

  it('exists only for some lists', async () =>
    expect(await start('users' as 'items', { action: 'delete', query: {} })).toMatchObject({
      status: 404,
      error: { message: 'Jobs can’t be started for this list' },
    }));

  it('answers 404 for an unknown job', async () => {
    for (const path of [adminPaths.job(2_000_000), adminPaths.jobRows(2_000_000)])
      expect((await admin.get(path)).status).toBe(404);
    expect((await admin.post(adminPaths.stopJob(2_000_000))).status).toBe(404);
  });
});
