import { apiPaths, type Session } from '@stoa/contract';
import { openConsole } from '../../support/shop/console';
import { openShop, type Shop } from '../../support/shop/shop';

const { login, me, refresh } = apiPaths.auth;
const CUSTOMER = 'plugin::users-permissions.user';

describe("customers in the editors' console", () => {
  let shop: Shop;
  let console: Awaited<ReturnType<typeof openConsole>>;
  let role: { connect: { id: number }[] };

  beforeAll(async () => {
    shop = await openShop();
    console = await openConsole(shop);
    const [row] = await shop.database.query<{ id: number }>(`SELECT id FROM up_roles WHERE type = 'authenticated'`);
    role = { connect: [{ id: row?.id ?? 0 }] };
  });
  afterAll(() => shop.close());

  const signIn = (email: string, password: string) => shop.visitor().post<Session>(login, { email, password });
  const documentIdOf = async (email: string): Promise<string> =>
    (await shop.database.query(`SELECT document_id FROM up_users WHERE email = $1`, [email]))[0]?.document_id;

  it('can sign in to the shop once they are created, without a user name', async () => {
    const customer = {
      name: 'Grace Hopper',
      email: ' Grace@Example.COM',
      password: 'secret-123',
      role,
      blocked: false,
    };
    expect((await console.create(CUSTOMER, customer)).status).toBe(201);
    const { status, data } = await signIn('grace@example.com', 'secret-123');
    expect(status).toBe(200);
    expect(data).toMatchObject({ name: 'Grace Hopper', email: 'grace@example.com', role: 'USER', avatar: null });
    const [row] = await shop.database.query(`SELECT username FROM up_users WHERE id = $1`, [data.id]);
    expect(row?.username).toBe('grace@example.com');
  });

  it('sign in with the address and the password that an editor gives them, and nowhere else any more', async () => {
    const customer = await shop.customer();
    const { email } = customer.session;
    const documentId = await documentIdOf(email);
    expect((await console.save(CUSTOMER, documentId, { email: `New-${email}` })).status).toBe(200);
    expect((await customer.get<Session>(me)).data.email).toBe(`new-${email}`);
    expect((await signIn(`new-${email}`, 'secret-123')).status).toBe(200);

    expect((await console.save(CUSTOMER, documentId, { password: 'brand-new-1' })).status).toBe(200);
    expect((await customer.get(me)).status).toBe(401);
    expect((await customer.post(refresh)).status).toBe(401);
    expect((await signIn(`new-${email}`, 'brand-new-1')).status).toBe(200);
  });

  it('stay signed in when an editor corrects their name', async () => {
    const customer = await shop.customer();
    const body = { name: 'Corrected', email: customer.session.email, password: '', blocked: false };
    const saved = await console.save(CUSTOMER, await documentIdOf(customer.session.email), body);
    expect(saved.status).toBe(200);
    expect((await customer.get<Session>(me)).data.name).toBe('Corrected');
    expect((await signIn(customer.session.email, 'secret-123')).status).toBe(200);
  });

  it('are signed out when they are blocked, and stay so when they are let in again', async () => {
    const customer = await shop.customer();
    const documentId = await documentIdOf(customer.session.email);
    await console.save(CUSTOMER, documentId, { blocked: true });
    expect((await customer.get(me)).status).toBe(401);
    expect((await signIn(customer.session.email, 'secret-123')).status).toBe(403);
    await console.save(CUSTOMER, documentId, { blocked: false });
    expect((await customer.get(me)).status).toBe(401);
    expect((await signIn(customer.session.email, 'secret-123')).status).toBe(200);
  });

  it('are signed out when they are deleted', async () => {
    const customer = await shop.customer();
    expect((await console.remove(CUSTOMER, await documentIdOf(customer.session.email))).status).toBe(200);
    expect((await customer.get(me)).status).toBe(401);
    expect((await customer.post(refresh)).status).toBe(401);
  });

  const good = { name: 'Ada', email: 'ada@example.com', password: 'secret-123' };

  it.each([
    [{ ...good, name: 'A' }, 'Name must be at least 2 characters'],
    [{ ...good, password: '12345' }, 'Password must be at least 6 characters'],
    [{ ...good, avatar: 'javascript:alert(1)' }, 'Avatar must be a valid URL'],
  ])('are refused as %j', async (customer, message) => {
    const { status, error } = await console.create(CUSTOMER, { ...customer, role });
    expect([status, error.message]).toEqual([400, message]);
    expect(await documentIdOf(good.email)).toBeUndefined();
  });

  it('cannot share an address', async () => {
    const [one, other] = [await shop.customer(), await shop.customer()];
    const email = one.session.email.toUpperCase();
    const created = await console.create(CUSTOMER, { ...good, email, role });
    const changed = await console.save(CUSTOMER, await documentIdOf(other.session.email), { email });
    for (const { status, error } of [created, changed])
      expect([status, error.message]).toEqual([409, 'Another account already uses this email address']);
  });
});
