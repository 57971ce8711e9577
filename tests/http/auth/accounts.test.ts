import { type Account, apiPaths, type Session } from '@stoa/contract';
import { ADMIN } from '../../support/run/cms';
import { openShop, type Shop } from '../../support/shop/shop';

const { register, login, me } = apiPaths.auth;

describe('accounts', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  it('registers, signs in, and returns the account', async () => {
    const visitor = shop.visitor();
    const account = { name: ' Ada Lovelace', email: 'Ada@Example.com ', password: 'secret-123' };
    const registered = await visitor.post<Session>(register, account);
    expect(registered.status).toBe(201);
    const known: Account = {
      id: expect.any(Number),
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      role: 'USER',
      avatar: null,
    };
    expect(registered.data).toEqual({ ...known, token: expect.any(String) });

    const signedIn = await visitor.post<Session>(login, { email: 'ADA@example.com', password: 'secret-123' });
    expect(signedIn.status).toBe(200);
    expect(signedIn.data).toEqual({ ...known, token: expect.any(String) });

    const { token } = signedIn.data;
    const answer = await visitor.get<Session>(me, { token });
    expect(answer.data).toEqual({ ...known, token });
  });

  it('knows the first administrator', async () => {
    const { data } = await (await shop.admin()).get<Session>(me);
    expect(data).toMatchObject({ email: ADMIN.email, role: 'ADMIN' });
  });

  it('stores no password in plain text', async () => {
    const { session } = await shop.customer({ password: 'a-secret-to-keep' });
    const [user] = await shop.database.query('SELECT password FROM up_users WHERE id = $1', [session.id]);
    expect(user?.password).toMatch(/^\$2[aby]\$10\$/);
  });

  const good = { name: 'Ada', email: 'ada@example.org', password: 'secret-123' };

  it.each([
    [{ ...good, name: 'A' }, 'name', 'Name must be at least 2 characters'],
    [{ ...good, name: undefined }, 'name', 'Name must be at least 2 characters'],
    [{ ...good, name: ['Ada'] }, 'name', 'Name must be text'],
    [{ ...good, name: 'a'.repeat(101) }, 'name', 'Name must be at most 100 characters'],
    [{ ...good, email: 'ada' }, 'email', 'Please enter a valid email address'],
    [{ ...good, email: undefined }, 'email', 'Please enter a valid email address'],
    [{ ...good, password: '12345' }, 'password', 'Password must be at least 6 characters'],
    [{ ...good, password: undefined }, 'password', 'Password must be at least 6 characters'],
    [{ ...good, password: 'ä'.repeat(37) }, 'password', 'Password is too long. Choose a shorter one'],
    [{ ...good, role: 'ADMIN' }, 'role', 'role is not allowed'],
    [{ ...good, confirmed: true }, 'confirmed', 'confirmed is not allowed'],
    [{ ...good, blocked: false }, 'blocked', 'blocked is not allowed'],
    [{ ...good, id: 1 }, 'id', 'id is not allowed'],
  ])('register refuses %j', async (body, field, message) => {
    const { status, error } = await shop.visitor().post(register, body);
    expect(status).toBe(400);
    expect(error.details.errors).toEqual([{ path: [field], message }]);
    expect(error.message).toBe(message);
  });

  it('names every invalid field at once', async () => {
    const { error } = await shop.visitor().post(register, {});
    expect(error.details.errors?.map(({ path }) => path.join()).sort()).toEqual(['email', 'name', 'password']);
  });

  it.each(['[]', '"text"', '{"email":', 'null'])('register answers the body %s with a 400', async (body) => {
    expect((await shop.visitor().post(register, body)).status).toBe(400);
  });

  it.each([
    [{ email: 'ada', password: 'secret-123' }, 'email', 'Please enter a valid email address'],
    [{ email: 'ada@example.org', password: '12345' }, 'password', 'Password must be at least 6 characters'],
    [{ email: { $ne: '' }, password: 'secret-123' }, 'email', 'Email must be text'],
  ])('login refuses %j', async (body, field, message) => {
    const { status, error } = await shop.visitor().post(login, body);
    expect(status).toBe(400);
    expect(error.details.errors).toEqual([{ path: [field], message }]);
  });

  it('answers the same to an unknown address and to a wrong password', async () => {
    const { session } = await shop.customer();
    const wrong = await shop.visitor().post(login, { email: session.email, password: 'wrong-password' });
    const unknown = await shop.visitor().post(login, { email: 'nobody@example.com', password: 'wrong-password' });
    expect(wrong.status).toBe(401);
    expect(wrong.error.message).toBe('Incorrect email or password');
    expect(unknown.text).toBe(wrong.text);
  });

  it('makes one account of twenty parallel registrations', async () => {
    const body = { ...good, email: 'race@example.com' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.visitor().post(register, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.error.message).toBe('An account with this email address already exists');
    expect(await shop.database.query('SELECT 1 FROM up_users WHERE email = $1', [body.email])).toHaveLength(1);
  });

  it('tells blocked users that they are blocked, only after the right password', async () => {
    const customer = await shop.customer();
    const { email, id } = customer.session;
    await shop.database.query('UPDATE up_users SET blocked = true WHERE id = $1', [id]);
    const right = await shop.visitor().post(login, { email, password: 'secret-123' });
    expect([right.status, right.error.message]).toEqual([
      403,
      'This account has been blocked. Please contact the shop',
    ]);
    expect((await shop.visitor().post(login, { email, password: 'wrong-password' })).status).toBe(401);
    expect((await customer.get(me)).status).toBe(401);
  });

  it('lets a changed role count at once', async () => {
    const customer = await shop.customer();
    const role = `UPDATE up_users_role_lnk SET role_id = (SELECT id FROM up_roles WHERE type = 'admin') WHERE user_id = $1`;
    await shop.database.query(role, [customer.session.id]);
    expect((await customer.get<Session>(me)).data.role).toBe('ADMIN');
  });
});
