import { expectNothing, type FrontDoor, openFrontDoor } from '../../support/front-door/small-shop';

let door: FrontDoor;
beforeAll(async () => {
  door = await openFrontDoor();
});
afterAll(() => door?.close());

describe('health', () => {
  it.each([
    ['/healthz', 'ok'],
    ['/readyz', 'ready'],
  ])('%s', async (address, status) => {
    const answer = await door.get(address);
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ status });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await door.send('HEAD', address)).status).toBe(200);
  });

  it('/metrics is not there yet', async () => expectNothing(await door.get('/metrics')));
});

describe('the console', () => {
  it.each(['/cms', '/cms/'])('%s leads to it', async (address) => {
    const answer = await door.get(address);
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe('/cms/console');
  });

  it('has its own API behind the prefix', async () => {
    expect((await door.get('/cms/admin/init')).json).toMatchObject({ data: { hasAdmin: expect.any(Boolean) } });
    for (const address of ['/cms/content-manager/content-types', '/cms/upload/files', '/cms/admin/users/me'])
      expect((await door.get(address)).status).toBe(401);
    expect((await door.send('POST', '/cms/admin/login')).status).toBe(400);
  });

  const SURFACE = [
    '/admin/login',
    '/admin/init',
    '/admin/registration-info',
    '/admin/register-admin',
    '/content-manager/content-types',
    '/content-type-builder/schema',
    '/upload',
    '/upload/files',
    '/users-permissions/roles',
    '/i18n/locales',
    '/email/settings',
    '/content-releases',
    '/review-workflows/workflows',
    '/openapi.json',
    '/_health',
    '/documentation',
    '/graphql',
    '/console',
  ];
  const DISGUISES = [
    '/%61dmin/login',
    '//admin/login',
    '/./admin/login',
    '/CMS/admin/login',
    '/cms/../admin/login',
    '/cms/%2e%2e/admin/login',
    '/cms/..%2fadmin/login',
    '/cms//admin/login',
    '/cms/\\admin/login',
    '/api/../admin/login',
    '/api/%2e%2e/admin/login',
    '/api/..;/admin/login',
    '/api//../admin/login',
    '/uploads/../admin/login',
    '/%2561dmin/login',
    '/;/admin/login',
  ];

  it.each([...SURFACE, ...DISGUISES])('does not answer at %s', async (address) => {
    const { status, headers, text } = await door.get(address);
    const isPage = status === 200 && /<title>The (shop|panel)<\/title>/.test(text);
    expect(isPage || status === 404).toBe(true);
    expect(headers.strapi).toBeUndefined();
    for (const method of ['POST', 'PUT', 'DELETE']) expectNothing(await door.send(method, address));
  });

  it('gives no second access to the API', async () => {
    for (const address of ['/cms/api/marketplace', '/cms/API/marketplace', '/cms/%61pi/marketplace', '/cms//api/store'])
      for (const method of ['GET', 'POST']) expect((await door.send(method, address)).status).toBe(404);
  });

  it('requests no missing icon', async () => expectNothing(await door.get('/cms/favicon.ico')));
});
