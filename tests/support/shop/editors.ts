import { ADMIN } from '../run/cms';
import { Client } from './client';
import type { Shop } from './shop';

const PASSWORD = 'Secret-123456';
let invitations = 0;

/** Signed in to the console. */
export const signInToConsole = async (shop: Shop, account: object = ADMIN): Promise<Client> => {
  const client = new Client(shop.url);
  client.token = (await client.post<{ token: string }>('/cms/admin/login', account)).data.token;
  return client;
};

type Role = 'strapi-author' | 'strapi-editor' | 'strapi-super-admin';

/** Somebody new in the console. */
export const invite = async (shop: Shop, superAdmin: Client, role: Role) => {
  invitations += 1;
  const email = `${role}-${invitations}@example.com`;
  const person = { firstname: 'Robin', lastname: role };
  const [{ id }] = (await shop.database.query('SELECT id FROM admin_roles WHERE code = $1', [role])) as [
    { id: number },
  ];
  const invited = await superAdmin.post('/cms/admin/users', { ...person, email, roles: [id] });
  const { registrationToken } = invited.data;
  const userInfo = { ...person, password: PASSWORD };
  const client = new Client(shop.url);
  client.token = (await client.post('/cms/admin/register', { registrationToken, userInfo })).data.token;
  return Object.assign(client, { email, account: { email, password: PASSWORD } });
};
