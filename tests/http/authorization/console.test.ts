import { ADMIN } from '../../support/run/cms';
import type { Client } from '../../support/shop/client';
import { invite, signInToConsole } from '../../support/shop/editors';
import { consoleRoutes } from '../../support/shop/registered-routes';
import { openShop, type Shop } from '../../support/shop/shop';
import { authors, editors, everybody, nobody, ownOnly, superAdministrators } from './console-calls';

/** How far each person gets, by the lists of calls. */
const REACH = { nobody: 1, customer: 1, 'shop administrator': 1, author: 2, editor: 3, 'super administrator': 4 };
type Who = keyof typeof REACH;

const LISTS = [everybody, authors, editors, superAdministrators, nobody];

describe('what can be written in the console', () => {
  let shop: Shop;
  const clients = {} as Record<Who, Client>;

  beforeAll(async () => {
    shop = await openShop();
    const superAdmin = await signInToConsole(shop, ADMIN);
    clients.nobody = shop.visitor();
    clients.customer = await shop.customer();
    clients['shop administrator'] = await shop.admin();
    clients.author = await invite(shop, superAdmin, 'strapi-author');
    clients.editor = await invite(shop, superAdmin, 'strapi-editor');
    clients['super administrator'] = superAdmin;
  });
  afterAll(() => shop.close());

  it('is named in a list of roles', async () => {
    const writes = (await consoleRoutes(shop)).filter((call) => !call.startsWith('GET'));
    expect([...LISTS.flat(), ...ownOnly].sort()).toEqual(writes.sort());
  });

  const addressOf = (path: string): string =>
    path
      .replace(/:(model|uid)/, 'api::blog.post')
      .replace(/:(id|role|sourceId)/, path.includes('content-manager') ? 'abcdefghijklmnopqrstuvwx' : '2000000000');

  const isRefused = async (who: Who, call: string): Promise<boolean> => {
    const [method = '', path = ''] = call.split(' ');
    const body = call === 'POST /cms/email/test' ? { to: ADMIN.email } : {};
    const { status } = await clients[who].send(method, addressOf(path), body);
    expect(status).toBeLessThan(500);
    return status === 401 || status === 403;
  };

  it.each(Object.keys(REACH) as Who[])('is refused to %s beyond their list, and to nobody else', async (who) => {
    for (const [index, calls] of LISTS.entries())
      for (const call of calls) expect([call, await isRefused(who, call)]).toEqual([call, index >= REACH[who]]);
  });
});
