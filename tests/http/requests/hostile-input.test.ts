import { adminPaths, apiPaths, orderPaths } from '@stoa/contract';
import type { Client } from '../../support/shop/client';
import { openShop, type Shop } from '../../support/shop/shop';

const { auth, marketplace, blog, submitForm } = apiPaths;
const { checkout, orders } = orderPaths;

/** Every call that reads a body, with all of its fields. */
const calls: [method: string, path: string, fields: string[]][] = [
  ['POST', auth.register, ['name', 'email', 'password']],
  ['POST', auth.login, ['email', 'password']],
  ['POST', auth.forgotPassword, ['email']],
  ['POST', auth.resetPassword, ['token', 'password']],
  ['POST', auth.changePassword, ['currentPassword', 'password']],
  ['PATCH', auth.me, ['name', 'avatar']],
  ['POST', checkout.quote, ['lines', 'shippingMethodId', 'code', 'place', 'email']],
  ['POST', checkout.orders, ['key', 'lines', 'email', 'name', 'address', 'note', 'paymentMethod', 'total']],
  [
    'POST',
    adminPaths.orders,
    [
      'key',
      'lines',
      'shipping',
      'address',
      'email',
      'name',
      'note',
      'paymentMethod',
      'paid',
      'notifyCustomer',
      'total',
    ],
  ],
  ['POST', orders.lookUp, ['number', 'email']],
  ['POST', submitForm, ['name', 'email', 'company', 'phone', 'subject', 'message', 'website']],
  ...(['POST', 'PATCH'] as const).flatMap((method): [string, string, string[]][] => [
    [
      method,
      at(method, marketplace.items),
      ['title', 'slug', 'price', 'categoryId', 'status', 'stock', 'tags', 'features', 'gallery', 'options', 'variants'],
    ],
    [method, at(method, marketplace.categories), ['name', 'slug']],
    [method, at(method, marketplace.tags), ['name', 'slug']],
    [method, at(method, blog.posts), ['title', 'slug', 'content', 'featuredImage', 'status', 'categoryId', 'tags']],
    [method, at(method, blog.categories), ['name', 'slug', 'description']],
    [method, at(method, blog.tags), ['name', 'slug']],
  ]),
  ['DELETE', blog.deleteCategory, ['id']],
  ['PATCH', adminPaths.settings, ['shopName', 'contactEmail', 'socialLinks', 'updatedAt']],
  ['PATCH', adminPaths.home, ['sections']],
  ['POST', adminPaths.homePreview, ['sections']],
  ['PATCH', adminPaths.user(1), ['role', 'blocked']],
  ['PATCH', adminPaths.message(1), ['read', 'archived']],
  ['POST', adminPaths.export('items'), ['search', 'category', 'status', 'minPrice', 'sortBy', 'page']],
  ['POST', adminPaths.export('posts'), ['search', 'tag', 'status', 'featured', 'order', 'limit']],
];

function at(method: string, list: string): string {
  return method === 'PATCH' ? `${list}/1` : list;
}

/** JSON that no form sends. */
const values = [
  'null',
  '{"toString":1}',
  '[{"toString":1,"valueOf":1}]',
  '{"connect":[1]}',
  '[[]]',
  '[null]',
  '1e400',
  '99999999999999999999',
  '"\\u0000"',
  '["\\ud800"]',
  '"+275760-09-13"',
  '['.repeat(5000) + ']'.repeat(5000),
];
const bodies = ['null', '[]', '"text"', '{', '{"constructor":{"prototype":1}}', '{"__proto__":{"role":"ADMIN"}}'];

describe('input that is made to break what reads it', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await openShop();
    admin = await shop.admin();
  });
  afterAll(() => shop.close());

  it.each(calls)('is refused with a clear message: %s %s', async (method, path, fields) => {
    const inputs = [...bodies, ...fields.flatMap((field) => values.map((value) => `{"${field}":${value}}`))];
    for (const input of inputs) {
      const { status, error } = await admin.send(method, path, input);
      expect([input.slice(0, 80), status >= 200 && status < 500]).toEqual([input.slice(0, 80), true]);
      if (status >= 400) expect(error.message).toMatch(/\w/);
    }
  });

  it.each([marketplace.items, blog.posts, adminPaths.users, adminPaths.messages, adminPaths.imports])(
    'is refused with a clear message: GET %s',
    async (list) => {
      const parameters = ['page', 'limit', 'search', 'category', 'tag', 'status', 'role', 'read', 'sortBy', 'order'];
      const queries = parameters.flatMap((name) =>
        ['', '=%00', '=%E0%A4%A', '=%ED%A0%80', '[]=1', '[toString]=1', '=1e400', `=%25&${name}=_`].map(
          (end) => name + end,
        ),
      );
      for (const query of [...queries, 'constructor=1', 'toString=1', '__proto__[page]=2', 'hasOwnProperty[a]=1']) {
        const { status } = await admin.get(`${list}?${query}`);
        expect([query, status === 200 || status === 400]).toEqual([query, true]);
      }
    },
  );
});
