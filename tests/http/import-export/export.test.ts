import { adminPaths } from '@stoa/contract';
import { BYTE_ORDER_MARK, download } from '../../support/import-export/import-export';
import { createCategory, createItem, createTag } from '../../support/marketplace/marketplace';
import type { Client } from '../../support/shop/client';
import { setNoon, TODAY } from '../../support/shop/noon';
import { openShop, type Shop } from '../../support/shop/shop';

const exportItems = adminPaths.export('items');
const exportPosts = adminPaths.export('posts');

const HEADER =
  'id,slug,title,description,price,discountPrice,priceKind,unitPrice,status,stockOne,stockMany,needsShipping,taxClass,giftCard,category,tags,features,properties,details,delivery,care,imageUrl,imageAlt,gallery,related,featured,published,seoTitle,seoDescription,shareImageUrl,viewCount,createdAt,updatedAt,option1Name,option1Values,option2Name,option2Values,option3Name,option3Values,variantId,option1,option2,option3,sku,barcode,variantPrice,variantDiscountPrice,stock,variantImage,enabled,weight,startsAt,endsAt,venue';

describe('an export', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await openShop();
    admin = await shop.admin();
    await setNoon(admin);
    const category = await createCategory(admin, 'wood', '=Wood');
    const [oak, hall] = [await createTag(admin, 'oak'), await createTag(admin, 'hall')];
    await shop.database.query(
      `INSERT INTO items (document_id, title, slug, description, image_url, price, availability, featured, published,
         view_count, category_id, created_at, updated_at, published_at)
       SELECT 'stool' || n, 'Stool ' || n, 'stool-' || n, 'A stool of solid oak.', '/oak.jpg', n, 'AVAILABLE', false, true,
         0, $1, now(), now(), now() FROM generate_series(1, 120) AS n`,
      [category.id],
    );
    await createItem(admin, category.id, {
      title: '=HYPERLINK("https://evil.example")',
      slug: 'formula',
      description: 'Oak, "oiled"\nby hand; twice',
      tags: [oak.id, hall.id],
      features: ['Drawer | left', '@home'],
      discountPrice: 99.9,
      published: false,
    });
  });
  afterAll(() => shop.close());

  const lines = async (query: object) => (await download(admin, exportItems, query)).bytes.toString().split('\r\n');

  it('is a file for a spreadsheet, named by the day', async () => {
    const { offer, headers, bytes } = await download(admin, exportItems, {});
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(offer.fileName).toBe(`items-${TODAY}.csv`);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${offer.fileName}"`);
    expect(bytes.toString().startsWith(`${BYTE_ORDER_MARK}${HEADER}\r\n`)).toBe(true);
    expect(bytes.toString().endsWith('\r\n')).toBe(true);
  });

  it('holds the whole list, past its pages, in its order', async () => {
    const all = await lines({ sortBy: 'price', order: 'asc', page: 3, limit: 5, search: 'stool' });
    const slugs = all.slice(1, -1).map((line) => line.split(',')[1]);
    expect(slugs).toEqual(Array.from({ length: 120 }, (_, index) => `stool-${index + 1}`));
  });

  it('shows what the filters show', async () => {
    expect((await lines({ minPrice: '119', maxPrice: '120', search: 'stool' })).length - 2).toBe(2);
    expect((await lines({ published: 'false' })).length - 2).toBe(2 - 1);
    expect(await lines({ category: 'nothing' })).toHaveLength(2);
  });

  it('quotes where needed, makes formulas harmless, and keeps lists in one cell', async () => {
    const { bytes } = await download(admin, exportItems, { search: 'HYPERLINK' });
    expect(bytes.toString()).toContain(
      [
        'formula',
        `"'=HYPERLINK(""https://evil.example"")"`,
        '"Oak, ""oiled""\nby hand; twice"',
        '120.50',
        '99.90',
        'FIXED,',
        'AVAILABLE,,,,',
        'false,wood',
        'oak|hall',
        'Drawer \\| left|@home',
        ',,,',
        'https://images.example/oak-table.jpg',
        '',
        '',
        '',
        'false,false',
      ].join(','),
    );
  });

  it('refuses a filter that the list refuses', async () => {
    const { status, error } = await admin.post(exportItems, { sortBy: 'colour' });
    expect([status, error.message]).toEqual([400, 'sortBy must be one of createdAt, price, title']);
    expect((await admin.post(exportPosts, { status: 'GONE' })).status).toBe(400);
  });

  it('can be downloaded once, within a minute, and only with its URL', async () => {
    const { data } = await admin.post(exportPosts, {});
    expect(JSON.stringify(await shop.database.query('SELECT * FROM downloads'))).not.toContain(
      data.url.split('/').pop(),
    );
    const visitor = shop.visitor();
    expect((await fetch(shop.url + data.url, { method: 'HEAD' })).status).toBe(405);
    expect((await visitor.get(data.url)).status).toBe(200);
    expect((await visitor.get(data.url)).error.message).toBe(
      'This download link has expired or was already used. Start the download again',
    );
    const late = await admin.post(exportPosts, {});
    await shop.database.query("UPDATE downloads SET expires_at = now() - interval '1 second'");
    expect((await visitor.get(late.data.url)).status).toBe(404);
  });

  it('leaves no connection open when a download is canceled', async () => {
    const { data } = await admin.post(exportItems, {});
    const controller = new AbortController();
    const answer = await fetch(shop.url + data.url, { signal: controller.signal });
    await answer.body?.getReader().read();
    controller.abort();
    expect((await admin.get(adminPaths.imports)).status).toBe(200);
  });
});
