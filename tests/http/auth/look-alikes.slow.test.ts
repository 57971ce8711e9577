import { adminPaths, apiPaths, type UserList } from '@stoa/contract';
import { ADMIN } from '../../support/run/cms';
import { openConsole } from '../../support/shop/console';
import { type OwnShop, startShop } from '../../support/shop/shop';

const { login, register, forgotPassword } = apiPaths.auth;
const NO_EMAIL = 'Please enter a valid email address';
const password = 'secret-123';

describe('email addresses that look the same', () => {
  let shop: OwnShop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.close());

  it('belong to one account', async () => {
    const account = { name: 'Ada', password };
    expect((await shop.visitor().post(register, { ...account, email: 'ada@example.com' })).status).toBe(201);
    for (const email of ['ａｄａ@example.com', 'ADA＠example.com', 'ﾠada@example.com'.slice(1)])
      expect((await shop.visitor().post(register, { ...account, email })).status).toBe(409);
    expect((await shop.visitor().post(login, { email: 'ａｄａ@ｅxample.com', password })).data).toMatchObject({
      email: 'ada@example.com',
    });
  });

  it.each(['a\u200bda@example.com', '\u202eada@example.com', 'ada\ud800@example.com', 'ada@exam\u00adple.com'])(
    'are refused with invisible characters: %j',
    async (email) => {
      for (const [path, body] of [
        [register, { name: 'Eve', email, password }],
        [login, { email, password }],
        [forgotPassword, { email }],
        [apiPaths.submitForm, { name: 'Eve', email, subject: 'Hello', message: 'There' }],
      ] as const)
        expect(await shop.visitor().post(path, body)).toMatchObject({ status: 400, error: { message: NO_EMAIL } });
    },
  );

  const UNREACHABLE =
    /These accounts can’t sign in, because .* Give them other addresses in the console: customers with the ids (\S+)/;

  it('are normalized in an older shop, and everybody can still sign in', async () => {
    for (const [name, kept] of [
      ['bob', 'ｂｏｂ@example.com'],
      ['cleo', 'cl\u200beo@example.com'],
      ['double', 'ａｄａ@example.com'],
    ]) {
      await shop.visitor().post(register, { name: 'Someone', email: `${name}@example.com`, password });
      await shop.database.query('UPDATE up_users SET email = $2, username = $2 WHERE email = $1', [
        `${name}@example.com`,
        kept,
      ]);
    }
    await shop.database.query("UPDATE admin_users SET email = 'ａdmin@stoa.example'");
    await shop.database.query('DELETE FROM migrations WHERE number IN (15, 16)');
    await shop.restart();
    for (const email of ['bob@example.com', 'cleo@example.com', 'ada@example.com'])
      expect((await shop.visitor().post(login, { email, password })).status).toBe(200);
    expect((await shop.visitor().post('/cms/admin/login', ADMIN)).status).toBe(200);
    expect(shop.log()).toMatch(/Changed 2 rows of up_users .*one form of email addresses/);
    expect(shop.log()).toMatch(/Changed 1 row of admin_users .*one form of editors’ email addresses/);
  });

  it('are logged at each start while an account can’t sign in because of them', async () => {
    const [double] = await shop.database.query(
      "SELECT id, document_id FROM up_users WHERE email = 'ａｄａ@example.com'",
    );
    expect(UNREACHABLE.exec(shop.log())?.[1]).toBe(String(double?.id));
    const { save } = await openConsole(shop);
    const address = { email: 'Ａda.two@example.com' };
    expect((await save('plugin::users-permissions.user', double?.document_id, address)).status).toBe(200);
    expect((await shop.visitor().post(login, { email: 'ada.two@example.com', password })).status).toBe(200);

    // An administrator's address from the environment gets the same form.
    await shop.database.query('DELETE FROM admin_users');
    await shop.restart('stop', { ADMIN_EMAIL: 'Ａdmin@stoa.example' });
    expect(shop.log()).not.toContain('These accounts can’t sign in');
    expect((await shop.visitor().post('/cms/admin/login', ADMIN)).status).toBe(200);
  });

  it('can’t be given to an account in the panel, which doesn’t change addresses', async () => {
    const admin = await shop.admin();
    const [user] = (await admin.get<UserList>(`${adminPaths.users}?search=bob@example.com`)).data.items;
    const { status } = await admin.patch(`${adminPaths.users}/${user?.id}`, { email: 'ａｄａ@example.com' });
    expect(status).toBe(400);
  });

  it.each(['Ａdmin@stoa.example', 'ADMIN＠stoa.example'])('belong to one editor of the console: %s', async (email) => {
    expect((await shop.visitor().post('/cms/admin/login', { ...ADMIN, email })).status).toBe(200);
    const { token } = (await shop.visitor().post('/cms/admin/login', ADMIN)).data;
    const roles = (await shop.visitor().get('/cms/admin/roles', { token })).data;
    const editor = { firstname: 'Eve', lastname: 'Editor', roles: [roles[0].id] };
    expect(await shop.visitor().post('/cms/admin/users', { ...editor, email }, { token })).toMatchObject({
      status: 400,
      error: { message: 'Email already taken' },
    });
    const eve = await shop.visitor().post('/cms/admin/users', { ...editor, email: `Ｅve-${email}` }, { token });
    expect(eve.data.email).toBe(`eve-${ADMIN.email}`);
    const path = `/cms/admin/users/${eve.data.id}`;
    expect((await shop.visitor().send('PUT', path, { email }, { token })).status).toBe(400);
    expect((await shop.visitor().delete(path, undefined, { token })).status).toBe(200);
  });

  it.each(['ad\u200bmin@stoa.example', '\u202eadmin@stoa.example'])(
    'are refused by the console with invisible characters: %j',
    async (email) => {
      const { token } = (await shop.visitor().post('/cms/admin/login', ADMIN)).data;
      const editor = { firstname: 'Eve', lastname: 'Editor', email, roles: [1] };
      for (const [method, path, body] of [
        ['POST', 'users', editor],
        ['PUT', 'users/1', { email }],
        ['PUT', 'users/me', { email, firstname: 'Eve', lastname: 'Editor' }],
        ['POST', 'login', { ...ADMIN, email }],
        ['POST', 'forgot-password', { email }],
      ] as const)
        expect(await shop.visitor().send(method, `/cms/admin/${path}`, body, { token })).toMatchObject({
          status: 400,
          error: { message: NO_EMAIL },
        });
    },
  );
});
