import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apiPaths } from '@stoa/contract';
import { mailsTo } from '../../support/mail/mails';
import { ADMIN, startCms } from '../../support/run/cms';
import { createEmptyDatabase, type TestDatabase } from '../../support/run/database';
import { Client } from '../../support/shop/client';
import { eventually } from '../../support/shop/eventually';
import { openShop } from '../../support/shop/shop';

describe('the first administrator', () => {
  let database: TestDatabase;
  let dataFolder: string;
  beforeAll(async () => {
    database = await createEmptyDatabase();
    dataFolder = await mkdtemp(path.join(tmpdir(), 'stoa-administrator-'));
  });
  afterAll(async () => {
    await database.drop();
    await rm(dataFolder, { recursive: true, force: true });
  });

  const start = (email: string, password: string) =>
    startCms({ databaseUrl: database.url, dataFolder, env: { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } });
  const signIn = (url: string, account = ADMIN) => new Client(url).post(apiPaths.auth.login, account);

  it.each([
    ['', '', 'Please enter a valid email address; Password must be at least 6 characters'],
    ['admin', 'correct-horse', 'Please enter a valid email address'],
    ['admin@stoa.example', '12345', 'Password must be at least 6 characters'],
  ])('has to be named before the shop opens: not as %p with %p', async (email, password, fault) => {
    await expect(start(email, password)).rejects.toThrow(
      `There is no administrator yet, and ADMIN_EMAIL and ADMIN_PASSWORD don’t define one: ${fault}`,
    );
  });

  it('can sign in to the shop and the console, and nobody else can register as one', async () => {
    const cms = await start(ADMIN.email, ADMIN.password);
    try {
      expect((await signIn(cms.url)).data).toMatchObject({ email: ADMIN.email, role: 'ADMIN' });
      const visitor = new Client(cms.url);
      const console = await visitor.post<{ token: string }>('/cms/admin/login', ADMIN);
      const token = console.data.token;
      const roles = (await visitor.get('/cms/admin/users/me', { token })).data.roles;
      expect(roles).toEqual([expect.objectContaining({ code: 'strapi-super-admin' })]);
      const intruder = { firstname: 'Eve', lastname: 'X', email: 'eve@example.com', password: 'Secret-123456' };
      expect((await visitor.post('/cms/admin/register-admin', intruder)).status).toBe(400);
      expect(await database.query('SELECT name FROM strapi_api_tokens')).toEqual([]);
    } finally {
      await cms.stop();
    }
  });

  it('gets an email with a link to set a new password for the console', async () => {
    const shop = await openShop();
    try {
      for (const email of [ADMIN.email, 'nobody@stoa.example'])
        expect((await shop.visitor().post('/cms/admin/forgot-password', { email })).status).toBe(204);
      const [mail] = await eventually(async () => {
        const mails = await mailsTo(shop, ADMIN.email);
        expect(mails).toHaveLength(1);
        return mails;
      });
      const [, code] = /\/cms\/console\/auth\/reset-password\?code=(\w+)/.exec(mail?.text ?? '') ?? [];
      const password = 'Another-horse-battery-1';
      const reset = await shop.visitor().post('/cms/admin/reset-password', { resetPasswordToken: code, password });
      expect(reset.status).toBe(200);
      expect(await mailsTo(shop, 'nobody@stoa.example')).toEqual([]);
    } finally {
      await shop.close();
    }
  });

  it('keeps the password when the environment later has another', async () => {
    const cms = await start('other@stoa.example', 'another-password');
    try {
      expect((await signIn(cms.url)).status).toBe(200);
      const other = { email: 'other@stoa.example', password: 'another-password' };
      expect((await signIn(cms.url, other)).status).toBe(401);
      expect(await database.query('SELECT 1 FROM admin_users')).toHaveLength(1);
    } finally {
      await cms.stop();
    }
  });
});
