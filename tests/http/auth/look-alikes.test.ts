import { apiPaths } from '@stoa/contract';
import { type OwnShop, openOwnShop } from '../../support/shop';

const { login, register, forgotPassword } = apiPaths.auth;
const NO_EMAIL = 'Please enter a valid email address';
const password = 'secret-123';

describe('addresses that look the same', () => {
  let shop: OwnShop;
  beforeAll(async () => {
    shop = await openOwnShop();
  });
  afterAll(() => shop.close());

  it('are one account', async () => {
    const account = { name: 'Ada', password };
    expect((await shop.visitor().post(register, { ...account, email: 'ada@example.com' })).status).toBe(201);
    for (const email of ['ａｄａ@example.com', 'ADA＠example.com', 'ﾠada@example.com'.slice(1)])
      expect((await shop.visitor().post(register, { ...account, email })).status).toBe(409);
    expect((await shop.visitor().post(login, { email: 'ａｄａ@ｅxample.com', password })).data).toMatchObject({
      email: 'ada@example.com',
    });
  });

  it.each(['a\u200bda@example.com', '\u202eada@example.com', 'ada\ud800@example.com', 'ada@exam\u00adple.com'])(
    'are refused where they have something that nobody sees: %j',
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

  it('were made one form of in shops of before, and lock nobody out', async () => {
    for (const [name, kept] of [
      ['bob', 'ｂｏｂ@example.com'],
      ['cleo', 'cl\u200beo@example.com'],
      ['double', 'ａｄａ@example.com'],
    ]) {
      await shop.visitor().post(register, { name: 'Somebody', email: `${name}@example.com`, password });
      await shop.database.query('UPDATE up_users SET email = $2, username = $2 WHERE email = $1', [
        `${name}@example.com`,
        kept,
      ]);
    }
    await shop.database.query('DELETE FROM migrations WHERE number = 15');
    await shop.restart();
    for (const email of ['bob@example.com', 'cleo@example.com', 'ada@example.com'])
      expect((await shop.visitor().post(login, { email, password })).status).toBe(200);
    const kept = await shop.database.query("SELECT 1 FROM up_users WHERE email = 'ａｄａ@example.com'");
    expect(kept).toHaveLength(1);
    expect(shop.cms.log()).toMatch(/Changed 2 rows of up_users .*one form of email addresses/);
  });
});
