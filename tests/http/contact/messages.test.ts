import { adminPaths, type Message } from '@stoa/contract';
import type { Client } from '../../support/shop/client';
import { openShop, type Shop } from '../../support/shop/shop';

describe('the inbox', () => {
  let shop: Shop;
  let admin: Client;
  beforeAll(async () => {
    shop = await openShop();
    admin = await shop.admin();
    await shop.database.query(
      `INSERT INTO submissions (document_id, name, email, subject, message, read, archived, created_at)
       SELECT 'message' || n, 'Writer ' || n, 'writer' || n || '@example.com', 'Subject ' || n, 'Text ' || n,
         n % 4 = 0, n > 12, timestamp '2026-01-01' + n * interval '1 minute'
       FROM generate_series(1, 15) AS n`,
    );
  });
  afterAll(() => shop.close());

  const list = async (query = '') => (await admin.get(`${adminPaths.messages}${query}`)).data;
  const subjects = async (query: string) => (await list(query)).items.map(({ subject }: Message) => subject);

  it('shows the newest first, ten a page, with the number of unread ones', async () => {
    const { items, pagination, unread } = await list('?folder=inbox');
    expect(items).toHaveLength(10);
    expect(items[0]).toEqual({
      id: expect.any(Number),
      name: 'Writer 12',
      email: 'writer12@example.com',
      customerId: null,
      company: null,
      phone: null,
      subject: 'Subject 12',
      message: 'Text 12',
      read: true,
      archived: false,
      createdAt: '2026-01-01T00:12:00.000Z',
    });
    expect(pagination).toEqual({ page: 1, limit: 10, total: 12, totalPages: 2, hasNextPage: true, hasPrevPage: false });
    expect(unread).toBe(9);
    expect(await subjects('?folder=inbox&page=2')).toEqual(['Subject 2', 'Subject 1']);
  });

  it.each([
    ['?folder=archive', ['Subject 15', 'Subject 14', 'Subject 13']],
    ['?read=true', ['Subject 12', 'Subject 8', 'Subject 4']],
    ['?read=false&order=asc&limit=2', ['Subject 1', 'Subject 2']],
    ['?sortBy=createdAt&limit=2', ['Subject 15', 'Subject 14']],
    ['?sortBy=subject&order=asc&limit=2', ['Subject 1', 'Subject 10']],
    ['?sortBy=name&limit=2', ['Subject 9', 'Subject 8']],
    ['?search=writer%207', ['Subject 7']],
    ['?search=WRITER11@', ['Subject 11']],
    ['?search=text%203', ['Subject 13', 'Subject 3']],
    ['?search=%25', []],
    ['?page=9', []],
  ])('answers %s', async (query, expected) => expect(await subjects(query)).toEqual(expected));

  it.each([
    ['?page=0', 'page'],
    ['?limit=many', 'limit'],
    ['?folder=spam', 'folder'],
    ['?read=perhaps', 'read'],
    ['?order=up', 'order'],
    ['?sortBy=message', 'sortBy'],
    ['?search[]=x', 'search'],
  ])('refuses %s', async (query, parameter) => {
    const { status, error } = await admin.get(`${adminPaths.messages}${query}`);
    expect(status).toBe(400);
    expect(error.details.errors?.[0]?.path).toEqual([parameter]);
  });

  it('opens, marks, archives and deletes a message', async () => {
    const [{ id }] = (await list('?search=writer%206')).items;
    const path = adminPaths.message(id);
    expect((await admin.get(path)).data).toMatchObject({ id, read: false, archived: false });
    expect((await admin.patch(path, { read: true })).data).toMatchObject({ id, read: true, archived: false });
    expect((await admin.patch(path, { archived: true })).data).toMatchObject({ read: true, archived: true });
    expect((await admin.patch(path, { read: false, archived: false })).data).toMatchObject({
      read: false,
      archived: false,
    });
    expect((await admin.patch(path, {})).data).toMatchObject({ id, read: false });
    expect(await admin.delete(path)).toMatchObject({ status: 200, data: { id } });
    for (const answer of [await admin.get(path), await admin.patch(path, { read: true }), await admin.delete(path)])
      expect(answer).toMatchObject({ status: 404, error: { message: 'This message does not exist' } });
  });

  it.each([
    [{ read: 'perhaps' }, 'Read must be true or false'],
    [{ archived: null }, 'Archived cannot be null'],
  ])('refuses %j', async (change, message) => {
    const [{ id }] = (await list()).items;
    const { status, error } = await admin.patch(adminPaths.message(id), change);
    expect([status, error.message]).toEqual([400, message]);
  });

  it.each(['0', '-1', 'x', '99999999999'])('has no message %s', async (id) => {
    expect((await admin.get(adminPaths.message(id))).status).toBe(404);
  });

  it('is only for administrators', async () => {
    const customer = await shop.customer();
    expect((await shop.visitor().get(adminPaths.messages)).status).toBe(401);
    expect((await customer.get(adminPaths.messages)).status).toBe(403);
    expect((await customer.delete(adminPaths.message(1))).status).toBe(403);
  });
});
