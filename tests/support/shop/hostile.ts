import fc from 'fast-check';

const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: [deep(levels - 1)] });

const VALUES: unknown[] = [
  null,
  '',
  'abc',
  '1',
  '01',
  ' 1',
  '1e3',
  '-1',
  0,
  1,
  -1,
  1.5,
  2_147_483_648,
  2 ** 53,
  1e300,
  '99999999999999999999',
  true,
  false,
  [],
  ['a'],
  [null],
  [[1]],
  [-1, 'b'],
  [{ id: 'x' }],
  {},
  { id: 'x' },
  { id: { $ne: null } },
  { connect: [{ id: 'x' }], disconnect: [{ documentId: 5 }] },
  { set: 'x' },
  { $ne: 1 },
  { length: 1e9 },
  { toString: 1 },
  { constructor: { prototype: 1 } },
  JSON.parse('{"__proto__":{"a":1}}'),
  '\u0000',
  'a\u0000b',
  '\ud800',
  '💥',
  "'; --",
  '../../etc/passwd',
  '<%= 7*7 %>',
  '{"a":',
  '2026-99-99',
  'a'.repeat(5000),
  deep(60),
  Array.from({ length: 300 }, (_, index) => index),
  'api::blog.post',
  'plugin::upload.file',
  'someone@example.com',
];

/** What the console's calls are sent. */
const FIELDS =
  `action actions advanced allow_register alternativeText attribute caption category code components connect
  contentType contentTypeUID contentTypes data description destinationFolderId deviceId documentId documentIds email
  email-templates events field fields fileId fileIds fileInfo filters firstname folder folderId folderIds from headers id ids
  isActive isDefault isEnabled kind layouts lifespan locale locales metadatas model modelType name oldCategory pageSize params
  parent password permissions preferedLanguage properties providers registrationToken relations rememberMe roles schema
  setting settings size sort status subject subjects targetField text title to token type uid updatedAt updates updatedLayout
  url urls user userInfo users username value version widgets width`.split(/\s+/);

const value = fc.constantFrom(...VALUES);
const field = fc.constantFrom(...FIELDS);

const shallow = fc.dictionary(field, value, { minKeys: 1, maxKeys: 6 });
const nested = fc.dictionary(field, fc.oneof(value, shallow, fc.array(shallow, { maxLength: 3 })), {
  minKeys: 1,
  maxKeys: 8,
});

/** Bodies that pass some of Strapi’s checks, with what is hostile further in. */
const known = fc.oneof(
  fc.record({ name: fc.constantFrom('x', '💥', ''), parent: value }),
  fc.record({ fileIds: fc.array(value, { maxLength: 3 }), folderIds: fc.array(value, { maxLength: 3 }) }),
  fc.record({ fileIds: fc.array(value), folderIds: fc.array(value), destinationFolderId: value }),
  fc.record({
    updates: fc.array(fc.record({ id: value, fileInfo: fc.record({ folder: value, name: value, focalPoint: value }) })),
  }),
  fc.record({ permissions: fc.array(fc.record({ action: value, subject: value, field: value, properties: value })) }),
  fc.record({ name: value, url: value, headers: value, events: value }),
  fc.record({ name: fc.constant('x'), url: fc.constant('https://nowhere.invalid/'), headers: value, events: value }),
  fc.record({ name: fc.uuid(), description: value, type: value, lifespan: value, permissions: value }),
  fc.record({ firstname: value, lastname: value, email: fc.emailAddress(), roles: value }),
  fc.record({ 'email-templates': fc.oneof(value, fc.record({ reset_password: value, email_confirmation: value })) }),
  fc.record({ version: value, widgets: fc.oneof(value, fc.array(fc.record({ uid: value, width: value }))) }),
  fc.record({ contentTypeUID: fc.constantFrom('api::blog.post', 'x'), field: value, data: value, value }),
  fc.record({ documentIds: fc.oneof(value, fc.array(value)), locale: value }),
  fc.record({ fileInfo: fc.oneof(value, fc.record({ folder: value, name: value })) }),
  fc.record({ title: value, slug: value, category: value, tags: value, author: value, featuredImage: value }),
  fc.record({ ids: fc.oneof(value, fc.array(value)) }),
  fc.record({ urls: fc.array(value), folderId: value }),
);

export const anyBody = fc.oneof(value, shallow, nested, { arbitrary: known, weight: 4 });

const SEGMENTS = [
  'abc',
  '0',
  '1',
  '2',
  '-1',
  '1.5',
  '2147483648',
  '99999999999999999999',
  '1e3',
  'null',
  'undefined',
  'NaN',
  '%F0%9F%92%A5',
  '%27',
  'a%20b',
  '%E0%A4%A',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'api::blog.post',
  'api::marketplace.item',
  'plugin::upload.file',
  'plugin::users-permissions.user',
  'admin::user',
  'category',
  'featuredImage',
  'abcdefghijklmnopqrstuvwx',
  'a'.repeat(300),
];

export const anySegment = fc.constantFrom(...SEGMENTS);

const QUERIES = [
  '',
  '',
  '',
  'id=abc',
  'id=-1&id=2',
  'page=-1&pageSize=0',
  'page=x&pageSize=1e9',
  'filters[id][$in][]=x',
  'filters[id]=%00',
  'filters[$and]=x',
  'filters[folder][id][$eq]=x',
  'filters[createdAt][$gt]=never',
  'sort=',
  'sort=id:sideways',
  'sort[0][x]=y',
  '_q=%F0%9F%92%A5',
  'populate=*',
  'populate[folder][populate]=*',
  'fields[]=__proto__',
  'locale=x',
  'locale[]=x',
  'status=neither',
  'action=x&configType=y',
  'contentTypeUid=x&kind=y&uid[]=z',
  'pagination[withCount]=maybe',
  'folder=x&folderPath[]=y',
  'idsToOmit[]=x&idsToInclude=y&id=z',
  'documentId=x&sourceLocale[]=y&targetLocale=z',
];

export const anyQuery = fc.constantFrom(...QUERIES);
