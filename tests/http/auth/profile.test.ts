import { apiPaths, type Session } from '@stoa/contract';
import { openShop, type Shop } from '../../support/shop/shop';

const { me } = apiPaths.auth;

describe('profile', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  it('changes the name, the avatar, or both', async () => {
    const customer = await shop.customer({ name: 'Before' });
    const renamed = await customer.patch<Session>(me, { name: 'After' });
    expect(renamed.data).toEqual({ ...customer.session, token: customer.token, name: 'After' });
    const imaged = await customer.patch<Session>(me, { avatar: '/uploads/me.png' });
    expect(imaged.data).toMatchObject({ name: 'After', avatar: '/uploads/me.png' });
    const cleared = await customer.patch<Session>(me, { avatar: '' });
    expect(cleared.data).toMatchObject({ name: 'After', avatar: null });
    expect((await customer.get<Session>(me)).data).toEqual(cleared.data);
  });

  it.each([
    [{ name: 'A' }, 'name', 'Name must be at least 2 characters'],
    [{ avatar: 'javascript:alert(1)' }, 'avatar', 'Avatar must be a valid URL'],
    [{ email: 'other@example.com' }, 'email', 'email is not allowed'],
    [{ role: 'ADMIN' }, 'role', 'role is not allowed'],
    [{ password: 'secret-456' }, 'password', 'password is not allowed'],
  ])('refuses %j', async (body, field, message) => {
    const { status, error } = await (await shop.customer()).patch(me, body);
    expect(status).toBe(400);
    expect(error.details.errors).toEqual([{ path: [field], message }]);
  });
});
