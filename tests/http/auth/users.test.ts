import { adminPaths, apiPaths, type User } from '@stoa/contract';
import { ADMIN } from '../../support/run/cms';
import type { Client } from '../../support/shop/client';
import { openConsole } from '../../support/shop/console';
import { openShop, type Shop } from '../../support/shop/shop';

const USER = 'plugin::users-permissions.user';

describe('the users', () => {
  let shop: Shop;
  let admin: Client;
  let adminId: number;
  beforeAll(async () => {
    shop = await openShop();
    admin = await shop.admin();
    adminId = (await admin.get(apiPaths.auth.me)).data.id;
  });
  afterAll(() => shop.close());

  const list = async (query = '') => (await admin.get(`${adminPaths.users}${query}`)).data;
  const names = async (query: string) => (await list(query)).items.map(({ name }: User) => name);
  const change = (id: number, body: object, by = admin) => by.patch(adminPaths.user(id), body);

  /** Another administrator, signed in. */
  const secondAdmin = async () => {
    const client = await shop.customer({ name: 'Second Admin' });
    expect((await change(client.session.id, { role: 'ADMIN' })).status).toBe(200);
    return client;
  };

  it('are listed with search, filters, sort orders, and pages', async () => {
    for (const name of ['Zoe Zimmer', 'bella Bloom', 'Carl Cole'])
      await shop.customer({ name, email: `${name.replace(' ', '.')}@List.example` });
    const { items, pagination } = await list('?search=list.example&sortBy=name&order=asc');
    expect(pagination).toMatchObject({ page: 1, limit: 10, total: 3, totalPages: 1 });
    expect(items[1]).toEqual({
      id: expect.any(Number),
      name: 'Carl Cole',
      email: 'carl.cole@list.example',
      customerId: null,
      role: 'USER',
      avatar: null,
      blocked: false,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect(await names('?search=list.example&sortBy=name&order=asc')).toEqual([
      'bella Bloom',
      'Carl Cole',
      'Zoe Zimmer',
    ]);
    expect(await names('?search=list.example')).toEqual(['Carl Cole', 'bella Bloom', 'Zoe Zimmer']);
    expect(await names('?search=list.example&sortBy=email&order=desc&limit=1&page=2')).toEqual(['Carl Cole']);
    expect(await names('?search=zoe%20zimmer')).toEqual(['Zoe Zimmer']);
    expect((await list('?role=ADMIN')).items).toMatchObject([{ email: ADMIN.email, role: 'ADMIN' }]);
    expect((await list('?sortBy=role&order=desc&limit=1')).items).toMatchObject([{ email: ADMIN.email }]);
    expect(await names('?blocked=true')).toEqual([]);
  });

  it('don’t include passwords', async () => {
    expect((await admin.get(adminPaths.users)).text).not.toMatch(/password|token|\$2/i);
  });

  it.each([
    ['?sortBy=password', 'sortBy'],
    ['?role=OWNER', 'role'],
    ['?blocked=maybe', 'blocked'],
    ['?page=-1', 'page'],
  ])('refuse %s', async (query, parameter) => {
    const { status, error } = await admin.get(`${adminPaths.users}${query}`);
    expect(status).toBe(400);
    expect(error.details.errors?.[0]?.path).toEqual([parameter]);
  });

  it('can be made administrators and users again', async () => {
    const customer = await shop.customer();
    const { id } = customer.session;
    expect((await customer.get(adminPaths.stats)).status).toBe(403);
    expect((await change(id, { role: 'ADMIN' })).data).toMatchObject({ id, role: 'ADMIN', blocked: false });
    expect((await customer.get(adminPaths.stats)).status).toBe(200);
    expect((await change(id, { role: 'USER' })).data).toMatchObject({ id, role: 'USER' });
    expect((await customer.get(adminPaths.stats)).status).toBe(403);
  });

  it('are signed out of every device when blocked, and can be unblocked', async () => {
    const account = { email: 'blocked@example.com', password: 'secret-123' };
    const phone = await shop.customer(account);
    const laptop = shop.visitor();
    laptop.token = (await laptop.post(apiPaths.auth.login, account)).data.token;
    const { id } = phone.session;

    expect((await change(id, { blocked: true })).data).toMatchObject({ blocked: true });
    for (const client of [phone, laptop]) {
      expect((await client.get(apiPaths.auth.me)).status).toBe(401);
      expect((await client.post(apiPaths.auth.refresh)).status).toBe(401);
    }
    expect((await shop.visitor().post(apiPaths.auth.login, account)).status).toBeGreaterThanOrEqual(401);
    expect((await list('?blocked=true')).items).toMatchObject([{ id, blocked: true }]);

    expect((await change(id, { blocked: false })).data).toMatchObject({ blocked: false });
    expect((await phone.get(apiPaths.auth.me)).status).toBe(401);
    expect((await shop.visitor().post(apiPaths.auth.login, account)).status).toBe(200);
  });

  it('can’t change their own role, nor block themselves', async () => {
    for (const body of [{ role: 'USER' }, { blocked: true }, {}])
      expect(await change(adminId, body)).toMatchObject({
        status: 403,
        error: { message: 'You can’t change your own role or block yourself' },
      });
    expect((await admin.get(apiPaths.auth.me)).data.role).toBe('ADMIN');
  });

  it('always include an administrator, even if two demote each other at once', async () => {
    for (const fall of [{ role: 'USER' }, { blocked: true }, { role: 'USER', blocked: true }]) {
      const second = await secondAdmin();
      const answers = await Promise.all([change(second.session.id, fall), change(adminId, fall, second)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);

      const left = await shop.database.query(
        `SELECT u.email FROM up_users u JOIN up_users_role_lnk l ON l.user_id = u.id JOIN up_roles r ON r.id = l.role_id
         WHERE r.type = 'admin' AND u.blocked IS NOT TRUE`,
      );
      expect(left).toHaveLength(1);
      // The next round must start with the first administrator only.
      if (left[0]?.email !== ADMIN.email) {
        expect((await change(adminId, { role: 'ADMIN', blocked: false }, second)).status).toBe(200);
        admin = await shop.admin();
        expect((await change(second.session.id, { role: 'USER' })).status).toBe(200);
      }
    }
  });

  it('can’t lose their last administrator in the console either', async () => {
    const editor = await openConsole(shop);
    const [{ document_id: documentId } = { document_id: '' }] = await shop.database.query(
      'SELECT document_id FROM up_users WHERE email = $1',
      [ADMIN.email],
    );
    for (const answer of [
      await editor.save(USER, documentId, { blocked: true }),
      await editor.remove(USER, documentId),
    ])
      expect(answer).toMatchObject({ status: 409, error: { message: expect.stringMatching(/last administrator/) } });
    expect((await admin.get(apiPaths.auth.me)).status).toBe(200);

    const { session } = await shop.customer();
    const [customer] = await shop.database.query('SELECT document_id FROM up_users WHERE id = $1', [session.id]);
    expect((await editor.save(USER, customer?.document_id, { blocked: true })).status).toBe(200);
    expect((await editor.remove(USER, customer?.document_id)).status).toBe(200);
  });

  it('keep the roles that the shop knows, in the console as well', async () => {
    const editor = await openConsole(shop);
    const roles = await shop.database.query("SELECT id FROM up_roles WHERE type IN ('admin', 'authenticated')");
    for (const { id } of roles)
      expect(await editor.removeRole(id)).toMatchObject({
        status: 409,
        error: { message: expect.stringMatching(/^The shop needs the role/) },
      });
    expect((await admin.get(apiPaths.auth.me)).data.role).toBe('ADMIN');
    expect((await shop.customer()).session.role).toBe('USER');
  });

  it.each([
    [{ role: 'OWNER' }, 'Role must be one of ADMIN, USER'],
    [{ role: null }, 'Role cannot be null'],
    [{ blocked: 'perhaps' }, 'Blocked must be true or false'],
    [{ email: 'new@example.com' }, 'email is not allowed'],
    [{ password: 'secret-456' }, 'password is not allowed'],
  ])('refuse %j', async (body, message) => {
    const { session } = await shop.customer();
    const { status, error } = await change(session.id, body);
    expect([status, error.message]).toEqual([400, message]);
  });

  it('are not found if they don’t exist', async () => {
    expect((await change(999_999, { blocked: true })).status).toBe(404);
    expect((await admin.patch(adminPaths.user('me'), { blocked: true })).status).toBe(404);
  });

  it('can be seen and changed only by administrators', async () => {
    const customer = await shop.customer();
    expect((await shop.visitor().get(adminPaths.users)).status).toBe(401);
    expect((await customer.get(adminPaths.users)).status).toBe(403);
    expect((await change(customer.session.id, { role: 'ADMIN' }, customer)).status).toBe(403);
  });
});
