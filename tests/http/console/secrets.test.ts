import { apiPaths } from '@stoa/contract';
import { createBlogCategory, createPost } from '../../support/records/blog';
import { ADMIN } from '../../support/run/cms';
import type { Client } from '../../support/shop/client';
import { eventually } from '../../support/shop/eventually';
import { openShop, type Shop } from '../../support/shop/shop';

const MANAGER = '/cms/content-manager';

const SECRETS = [
  ['up_users', 'password'],
  ['auth_sessions', 'family_hash'],
  ['auth_sessions', 'refresh_hash'],
  ['reset_tokens', 'token_hash'],
  ['email_tokens', 'token_hash'],
  ['admin_users', 'password'],
  ['admin_users', 'reset_password_token'],
  ['strapi_api_tokens', 'access_key'],
  ['strapi_sessions', 'session_id'],
] as const;

describe('the console’s answers', () => {
  let shop: Shop;
  let superAdmin: Client;

  beforeAll(async () => {
    shop = await openShop();
    const [admin, customer] = [await shop.admin(), await shop.customer()];
    superAdmin = shop.visitor();
    superAdmin.token = (await superAdmin.post('/cms/admin/login', ADMIN)).data.token;
    await createPost(admin, (await createBlogCategory(admin, 'used')).id, {});
    await customer.post(apiPaths.auth.forgotPassword, { email: customer.session.email });
    await superAdmin.post('/cms/admin/forgot-password', { email: ADMIN.email });
    const token = { name: 'Reader', description: '', type: 'read-only', lifespan: null };
    expect((await superAdmin.post('/cms/admin/api-tokens', token)).status).toBe(201);
  });
  afterAll(() => shop.close());

  const types = async (): Promise<{ uid: string; attributes: Record<string, { type: string }> }[]> =>
    JSON.parse((await superAdmin.get(`${MANAGER}/content-types`)).text).data;

  /** Everything in the database that would open an account. Fails while a column holds nothing to look for. */
  const readSecrets = async (): Promise<string[]> => {
    const secretsIn = async (table: string, column: string): Promise<string[]> =>
      (await shop.database.query(`SELECT ${column} AS secret FROM ${table} WHERE ${column} <> ''`)).map(
        ({ secret }) => secret,
      );
    const kept = await Promise.all(SECRETS.map(([table, column]) => secretsIn(table, column)));
    expect(SECRETS.filter((_, place) => kept[place]?.length === 0)).toEqual([]);
    return [...kept.flat(), ...(await secretsIn('outbox_messages', "substring(text FROM 'token=(\\S+)')"))];
  };

  it('contain no password, hash, or token, even for super administrators', async () => {
    // Strapi answers before it has written its token.
    const secrets = await eventually(readSecrets);
    const addresses = (await types()).flatMap(({ uid, attributes }) => [
      `${MANAGER}/single-types/${uid}`,
      `${MANAGER}/collection-types/${uid}`,
      `${MANAGER}/collection-types/${uid}?populate=*`,
      ...Object.keys(attributes)
        .filter((name) => attributes[name]?.type === 'relation')
        .map((name) => `${MANAGER}/relations/${uid}/${name}?populate=*&fields[0]=password`),
    ]);
    addresses.push(
      ...['roles', 'users', 'api-tokens', 'transfer/tokens'].flatMap((path) => [
        `/cms/admin/${path}`,
        `/cms/admin/${path}?populate=*`,
        `/cms/admin/${path}/1?populate=*`,
      ]),
      '/cms/upload/files?populate=*',
      '/cms/upload/folders?populate[createdBy][populate]=*',
      '/cms/users-permissions/roles',
    );
    const leaks: string[] = [];
    const read: string[] = [];
    for (const address of addresses) {
      const { status, text } = await superAdmin.get(address);
      if (status === 200) read.push(address);
      if (secrets.some((secret) => text.includes(secret))) leaks.push(address);
    }
    expect(leaks).toEqual([]);
    const lists = ['api::blog.post', 'plugin::users-permissions.user'].map(
      (uid) => `${MANAGER}/collection-types/${uid}`,
    );
    expect(read).toEqual(expect.arrayContaining([...lists, '/cms/admin/users', '/cms/admin/api-tokens']));
    expect((await superAdmin.get('/cms/admin/api-tokens')).text).toContain('Reader');
  });
});
