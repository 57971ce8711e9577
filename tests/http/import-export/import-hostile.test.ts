import { confirm, preview, rowsOf, sendFile } from '../../support/import-export/import-export';
import { createCategory } from '../../support/marketplace/marketplace';
import { uploadForm } from '../../support/media/uploads';
import type { Client } from '../../support/shop/client';
import { openShop, type Shop } from '../../support/shop/shop';

const HEADER = 'slug,title,description,price,category,imageUrl';
const row = (slug: string, description: string) =>
  `${slug},A title,"${description}",5,wood,https://images.example/elm.jpg`;

describe('an invalid file', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await openShop();
    admin = await shop.admin();
    await createCategory(admin, 'wood');
  });
  afterAll(() => shop.close());

  const notUtf8 = 'The file isn’t in UTF-8. Save it as “CSV UTF-8” in Excel, or choose UTF-8 when you export it';
  const tooLong = 'Row 2 has a cell that is too long. Is a quotation mark missing?';

  it.each<[string, string | Uint8Array, string]>([
    ['nothing', '', 'The file is empty. The first row must contain column names'],
    ['a header alone', HEADER, 'The file has a header but no rows'],
    ['Latin-1', Buffer.from(`${HEADER}\nküche,a,b,c,d,e`, 'latin1'), notUtf8],
    ['UTF-16', Buffer.from(`\ufeff${HEADER}\noak,a,b,c,d,e`, 'utf16le'), notUtf8],
    [
      'UTF-16 without a mark',
      Buffer.from(`${HEADER}\noak,a,b,c,d,e`, 'utf16le'),
      'Row 1 or a later one contains a NUL character. This isn’t a CSV file, or it isn’t in UTF-8',
    ],
    ['an open quotation mark', `${HEADER}\noak,"a,b,c\nd,e`, 'Row 2 opens a quotation mark that is never closed'],
    ['an endless cell', `${HEADER}\noak,"${'x'.repeat(3_000_000)}`, tooLong],
    ['text after a quotation mark', `${HEADER}\noak,"a"b,c`, 'Row 2 has text after a closing quotation mark'],
    ['10,000 columns', `${'a,'.repeat(10_000)}\n1`, 'Row 1 has more than 200 cells'],
    ['a column twice', 'slug,title,Title\noak,a,b', 'The header contains the column title twice'],
    ['an image', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), notUtf8],
  ])('is refused with a sentence: %s', async (_name, file, message) => {
    expect(await sendFile(admin, 'items', file)).toEqual({ status: 400, data: null, message });
    expect(await shop.database.query('SELECT id FROM imports')).toEqual([]);
  });

  it('is refused without the columns that name a record', async () => {
    const { status, message } = await sendFile(admin, 'items', 'title,price\na,1');
    expect([status, message?.slice(0, 105)]).toEqual([
      400,
      'The first row must contain column names, including id or slug to match rows to records. Available columns',
    ]);
  });

  it('is refused under another type, an unknown kind, or when it is too large', async () => {
    expect(await sendFile(admin, 'people', 'slug\noak')).toMatchObject({
      status: 400,
      message: 'kind must be one of items, posts',
    });
    const other = 'Send the file as CSV (Content-Type: text/csv)';
    expect((await admin.post('/api/admin/imports?kind=items&fileName=a.csv', {})).error.message).toBe(other);
    const form = await fetch(`${shop.url}/api/admin/imports`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${admin.token}` },
      body: uploadForm({ content: Buffer.alloc(11 * 1024 * 1024) }),
    });
    expect([form.status, (await form.json()).error.message]).toEqual([415, other]);
    const csv = { 'Content-Type': 'text/csv' };
    expect((await admin.send('POST', '/api/admin/exports/items', 'slug', { headers: csv })).status).toBe(415);
    const large = await sendFile(admin, 'items', new Uint8Array(50 * 1024 * 1024 + 1).fill(97));
    expect(large).toMatchObject({ status: 413, message: 'The file is too large. The limit is 50 MB' });
  });

  it('has only its invalid rows refused', async () => {
    const file = [
      HEADER,
      row('long-one', 'x'.repeat(1_000_000)),
      row('control', 'A bell\u0007 rings in here'),
      row('formula', "'=SUM(A1:A9) is no sum"),
      row('toString', 'A slug of everybody'),
      row('__proto__', 'A slug of everybody'),
      row('emoji', '🙂'.repeat(6_000)).replace('A title', `x${'🙂'.repeat(300)}`),
    ].join('\n');
    const taken = await preview(admin, 'items', file);
    expect((await rowsOf(admin, taken)).map(({ outcome, reasons }) => [outcome, reasons[0]?.message])).toEqual([
      ['refused', 'Description must be at most 20000 characters'],
      ['refused', 'Description contains characters that are not allowed'],
      ['created', undefined],
      ['refused', 'Slug can only contain lowercase letters, numbers, and hyphens'],
      ['refused', 'Slug can only contain lowercase letters, numbers, and hyphens'],
      ['refused', 'Title must be at most 200 characters'],
    ]);
    await confirm(admin, taken);
    const [item] = await shop.database.query("SELECT description FROM items WHERE slug = 'formula'");
    expect(item?.description).toBe('=SUM(A1:A9) is no sum');
  });
});
