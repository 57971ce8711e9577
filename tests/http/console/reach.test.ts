import { createPost } from '../../support/records/blog';
import { ADMIN } from '../../support/run/cms';
import type { Client } from '../../support/shop/client';
import { openShop, type Shop } from '../../support/shop/shop';

const MANAGER = '/cms/content-manager';
const POSTS = `${MANAGER}/collection-types/api::blog.post`;

describe("what the editors' console can reach", () => {
  let shop: Shop;
  let superAdmin: Client;
  /** May read posts, and nothing else. */
  let editor: Client;

  const superAdminOf = async (): Promise<Client> => {
    const client = shop.visitor();
    client.token = (await client.post('/cms/admin/login', ADMIN)).data.token;
    return client;
  };

  const invite = async (name: string, subject: string, fields: string[]): Promise<Client> => {
    const { id } = (await superAdmin.post('/cms/admin/roles', { name, description: '' })).data;
    const action = 'plugin::content-manager.explorer.read';
    const permissions = [{ action, subject, properties: { fields }, conditions: [] }];
    await superAdmin.send('PUT', `/cms/admin/roles/${id}/permissions`, { permissions });
    const person = { firstname: name, lastname: 'Editor' };
    const invited = await superAdmin.post('/cms/admin/users', { ...person, email: `${name}@example.com`, roles: [id] });
    const { registrationToken } = invited.data;
    const userInfo = { ...person, password: 'Secret-123456' };
    const client = shop.visitor();
    client.token = (await client.post('/cms/admin/register', { registrationToken, userInfo })).data.token;
    return client;
  };

  beforeAll(async () => {
    shop = await openShop();
    const admin = await shop.admin();
    superAdmin = await superAdminOf();
    const category = { name: 'Used', slug: 'used' };
    const { id } = (await superAdmin.post(`${MANAGER}/collection-types/api::blog.blog-category`, category)).data;
    await createPost(admin, id, {});
    editor = await invite('edith', 'api::blog.post', ['title', 'slug', 'author', 'category', 'comments', 'createdBy']);
  });
  afterAll(() => shop.close());

  it.each(['api::auth.session', 'api::auth.reset-token', 'api::mail.outbox-message', 'admin::session', 'admin::user'])(
    'doesn’t include %s for anyone',
    async (uid) => {
      for (const path of [`collection-types/${uid}`, `single-types/${uid}`, `relations/${uid}/user`])
        expect((await superAdmin.get(`${MANAGER}/${path}`)).status).toBe(404);
      expect((await superAdmin.post(`${MANAGER}/collection-types/${uid}`, {})).status).toBe(404);
    },
  );

  const FOREIGN = [
    'filters[author][email][$startsWith]=a',
    'filters[$and][0][author][email][$startsWith]=a',
    'filters[$not][author][role][users][email][$startsWith]=a',
    'filters[category][name][$eq]=Used',
    'sort=author.email:ASC',
    'sort[0][author][email]=desc',
  ];

  it.each(FOREIGN)('is not filtered or sorted by what an editor may not read: %s', async (query) => {
    const refused = { status: 403, error: { message: expect.stringMatching(/^You don’t have access to /) } };
    expect(await editor.get(`${POSTS}?${query}`)).toMatchObject(refused);
    expect((await superAdmin.get(`${POSTS}?${query}`)).status).toBe(200);
  });

  it('offers records of another type without being filtered by their fields', async () => {
    const address = `${MANAGER}/relations/api::blog.post/author`;
    expect((await editor.get(address)).status).toBe(200);
    expect((await editor.get(`${address}?filters[email][$startsWith]=a`)).status).toBe(403);
  });

  it.each(['password', 'resetPasswordToken'])(
    'doesn’t reveal by a filter what the %s of an account begins with',
    async (field) => {
      await shop.database.query("UPDATE up_users SET reset_password_token = 'abc'");
      for (const relation of ['author', 'createdBy']) {
        const counts = ['$2', 'abc', 'zzz'].map(async (start) => {
          const { status, text } = await superAdmin.get(
            `${POSTS}?filters[${relation}][${field}][$startsWith]=${start}`,
          );
          expect([200, 403]).toContain(status);
          return status === 200 ? JSON.parse(text).pagination.total : status;
        });
        expect(new Set(await Promise.all(counts)).size).toBe(1);
      }
    },
  );

  it('refuses relations of a type that an editor may not read', async () => {
    const refused = await editor.get(`${MANAGER}/relations/plugin::users-permissions.user/role`);
    expect(refused).toMatchObject({ status: 403, error: { message: 'You don’t have access to role' } });
  });

  it('shows an editor only that an author exists', async () => {
    const postFor = async (client: Client) => JSON.parse((await client.get(`${POSTS}?populate=*`)).text).results[0];
    expect((await postFor(superAdmin)).author).toMatchObject({ email: ADMIN.email, name: 'Administrator' });
    const { title, author } = await postFor(editor);
    expect(title).toBe('Ash bends');
    expect(author).toMatchObject({ id: expect.any(Number), documentId: expect.any(String) });
    expect(author).not.toHaveProperty('email');
    expect(author).not.toHaveProperty('name');
  });

  it('opens a list whose first column an editor may not read, without a search', async () => {
    const reader = await invite('robin', 'api::blog.blog-category', ['slug']);
    const list = `${MANAGER}/collection-types/api::blog.blog-category?page=1&pageSize=10&sort=name:ASC`;
    const opened = await reader.get(list);
    expect(opened.status).toBe(200);
    expect(JSON.parse(opened.text).results).toMatchObject([{ slug: 'used' }]);
    expect(opened.text).not.toContain('Used');
    const guessed = JSON.parse((await reader.get(`${list}&filters[name][$startsWith]=zzz`)).text);
    expect(guessed.pagination.total).toBe(1);
    const refusal = 'You can’t search here, because you don’t have access to name';
    expect(await reader.get(`${list}&_q=Us`)).toMatchObject({ status: 403, error: { message: refusal } });
  });

  it('is filtered, sorted, and searched as the console does it', async () => {
    const queries = [
      'filters[$and][0][title][$containsi]=ash&sort=title:ASC',
      'filters[$and][0][createdBy][id][$eq]=1',
      'filters[$and][0][author][id][$notNull]=true',
    ];
    for (const query of queries) expect((await editor.get(`${POSTS}?${query}`)).status).toBe(200);
    for (const list of [POSTS, `${MANAGER}/collection-types/plugin::users-permissions.user`, '/cms/admin/users'])
      expect((await superAdmin.get(`${list}?_q=a`)).status).toBe(200);
    const sorted = `${MANAGER}/collection-types/plugin::users-permissions.user?sort=role.name:ASC`;
    expect((await superAdmin.get(sorted)).status).toBe(200);
  });
});
