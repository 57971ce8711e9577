import { type ActivityList, adminPaths, apiPaths, type Item, type Post } from '@stoa/contract';
import { confirm, download, preview, rowsOf, sendFile } from '../../support/import-export/import-export';
import { createCategory, createItem, createTag } from '../../support/marketplace/marketplace';
import type { Client } from '../../support/shop/client';
import { openShop, type Shop } from '../../support/shop/shop';

const { marketplace, blog } = apiPaths;

const csv = (...lines: string[]) => lines.join('\r\n');
const NEW = 'slug,title,description,price,category,tags,features,imageUrl,stock';

describe('an import', () => {
  let shop: Shop;
  let admin: Client;
  let oak: Item;
  const item = async (slug: string) => (await admin.get<Item>(marketplace.item(slug))).data;

  beforeAll(async () => {
    shop = await openShop();
    admin = await shop.admin();
    const category = await createCategory(admin, 'wood');
    await createTag(admin, 'old');
    await admin.post(blog.categories, { name: 'News', slug: 'news' });
    oak = await createItem(admin, category.id, { slug: 'oak', features: ['Drawer'] });
    await createItem(admin, category.id, { slug: 'ash', title: 'Ash table' });
  });
  afterAll(() => shop.close());

  it('previews each row, and writes nothing before it is confirmed', async () => {
    const file = csv(
      `${NEW},colour,viewCount`,
      'elm,Elm table,A table of solid elm.,12.50,wood,old,Drawer|Two seats,https://images.example/elm.jpg,,red,9',
      'oak,Oak table,"A table of solid oak, oiled by hand.",120.5,wood,,drawer,https://images.example/oak-table.jpg,1,,',
      'ash,Ash table,"A table of solid oak, oiled by hand.",120.50,wood,,,https://images.example/oak-table.jpg,1,,',
      'yew,Yew,short,-1,stone,new,,nowhere,many,,',
      'elm,Elm again,A table of solid elm.,12.50,wood,,,https://images.example/elm.jpg,,,',
      'too,few',
    );
    const taken = await preview(admin, 'items', file);
    expect(taken).toMatchObject({
      status: 'READY',
      rows: 6,
      checked: 6,
      settled: 0,
      counts: { created: 1, changed: 1, unchanged: 1, refused: 3 },
      unknownColumns: ['colour'],
      readOnlyColumns: ['viewCount'],
      createdBy: { name: expect.any(String) },
    });
    const rows = await rowsOf(admin, taken);
    expect(rows.map(({ row, outcome, slug }) => [row, outcome, slug])).toEqual([
      [2, 'created', 'elm'],
      [3, 'changed', 'oak'],
      [4, 'unchanged', 'ash'],
      [5, 'refused', 'yew'],
      [6, 'refused', 'elm'],
      [7, 'refused', 'too'],
    ]);
    expect(rows[1]?.changes).toEqual([{ column: 'features', before: 'Drawer', after: 'drawer' }]);
    expect(rows[3]?.reasons).toEqual(
      expect.arrayContaining([
        { column: 'category', message: 'There is no category with the slug “stone”' },
        { column: 'tags', message: 'There is no tag with the slug “new”' },
        { column: 'description', message: 'Description must be at least 10 characters' },
        { column: 'price', message: 'Price must be positive' },
        { column: 'stock', message: 'Stock must be a non-negative integer' },
        { column: 'imageUrl', message: 'Image URL must be a valid URL' },
      ]),
    );
    expect(rows[4]?.reasons).toEqual([{ column: null, message: 'Row 2 is for the same item' }]);
    expect(rows[5]?.reasons).toEqual([{ column: null, message: 'The row has only 2 cells, but the header has 11' }]);
    expect(await rowsOf(admin, taken, 'outcome=created')).toHaveLength(1);
    expect((await admin.get(marketplace.item('elm'))).status).toBe(404);

    const done = await confirm(admin, taken);
    expect(done).toMatchObject({ settled: 6, counts: { created: 1, changed: 1, unchanged: 1, refused: 3 } });
    expect(await item('elm')).toMatchObject({
      title: 'Elm table',
      price: 12.5,
      stock: 1,
      status: 'AVAILABLE',
      published: true,
      viewCount: 0,
      tags: [{ slug: 'old' }],
      features: ['Drawer', 'Two seats'],
    });
    expect(await item('oak')).toMatchObject({ features: ['drawer'], id: oak.id, createdAt: oak.createdAt });
    expect((await admin.post(adminPaths.confirmImport(done.id))).error.message).toBe('This import is already complete');

    const { data: lines } = await admin.get<ActivityList>(`${adminPaths.activity}?kind=item&recordId=${oak.id}`);
    expect(lines.items[0]).toMatchObject({
      action: 'updated',
      actor: { kind: 'admin', name: taken.createdBy?.name },
      changes: [{ field: 'features' }],
    });

    const report = (await download(admin, adminPaths.importReport(done.id))).bytes.toString();
    expect(report).toContain(`2,created,${(await item('elm')).id},elm,Elm table,,,\r\n`);
    expect(report).toContain('6,rejected,,elm,Elm again,,Row 2 is for the same item,\r\n');
  });

  it('refuses an invalid discount by the resulting prices', async () => {
    await createItem(admin, oak.categoryId, { slug: 'sale', price: 100, discountPrice: 80 });
    await createItem(admin, oak.categoryId, { slug: 'plain', price: 50 });
    const message = 'Discount price must be lower than the price';
    const refused = [{ column: 'discountPrice', message }];
    const dearer = 'slug,title,description,price,discountPrice,category,imageUrl';
    const elm = ',Dear,A table of solid elm.,12.50,12.50,wood,https://images.example/elm.jpg';
    const made = await preview(admin, 'items', csv(dearer, `dear${elm}`));
    expect((await rowsOf(admin, made))[0]?.reasons).toEqual(refused);

    const cheaper = await preview(admin, 'items', csv('slug,price', 'sale,80', 'plain,10'));
    expect((await rowsOf(admin, cheaper)).map(({ reasons }) => reasons)).toEqual([refused, []]);
    await confirm(admin, cheaper);
    expect(await item('sale')).toMatchObject({ price: 100, discountPrice: 80 });
    expect(await item('plain')).toMatchObject({ price: 10, discountPrice: null });

    const raised = await preview(admin, 'items', csv('slug,discountPrice', 'sale,100', 'plain,9.5'));
    expect((await rowsOf(admin, raised)).map(({ reasons }) => reasons)).toEqual([refused, []]);
    await confirm(admin, raised);
    expect(await item('plain')).toMatchObject({ price: 10, discountPrice: 9.5 });
  });

  it('reports a missing image', async () => {
    const file = csv('slug,title,description,price,category,imageUrl', 'bare,Bare,A table of solid elm.,12.50,wood,');
    const taken = await preview(admin, 'items', file);
    expect((await rowsOf(admin, taken))[0]?.reasons).toEqual([
      { column: 'imageUrl', message: 'Image URL is required' },
    ]);
  });

  it('is done at once, and says why, if nothing would change', async () => {
    const { data: known } = await admin.get<Item>(marketplace.item('oak'));
    const same = await preview(admin, 'items', csv('slug,title', `oak,${known.title}`));
    const notice = 'The shop already has everything in this file, so there was nothing to import';
    expect(same).toMatchObject({ status: 'DONE', settled: 1, confirmedAt: null, notice });
    expect(same.finishedAt).not.toBeNull();
    expect(await admin.post(adminPaths.confirmImport(same.id))).toMatchObject({
      status: 409,
      error: { message: notice },
    });

    const bad = await preview(admin, 'items', csv('slug,title', 'oak,x'));
    expect(bad).toMatchObject({ status: 'DONE', notice: 'Every row was rejected, so there was nothing to import' });
    const both = await preview(admin, 'items', csv('slug,title', `oak,${known.title}`, 'ash,x'));
    expect(both).toMatchObject({
      status: 'DONE',
      notice: 'Every row was rejected or is already in the shop, so there was nothing to import',
    });
    const some = await preview(admin, 'items', csv('slug,title', 'oak,Another title'));
    expect(some).toMatchObject({ status: 'READY', notice: null });
  });

  it('changes only the columns that the file has, and finds records by id as well', async () => {
    const { id } = await item('ash');
    await confirm(admin, await preview(admin, 'items', csv('id;slug;price;featured', `${id};ash-table;99,90;TRUE`)));
    expect(await item('ash-table')).toMatchObject({ id, title: 'Ash table', price: 99.9, featured: true });
    const refused = await preview(admin, 'items', csv('id,slug', '1999999999,x', `${id},oak`, 'one,oak', `${id},`));
    expect((await rowsOf(admin, refused)).map(({ reasons }) => reasons[0]?.message)).toEqual([
      'There is no item with the id 1999999999. Leave the cell empty to create one',
      'Another item already uses this slug',
      'id must be a whole number',
      'Slug must be at least 3 characters',
    ]);
  });

  it('makes gift cards of items, and leaves those that are', async () => {
    const { id } = await item('ash-table');
    const row = 'card,A gift card,What somebody likes best.,AVAILABLE,/card.jpg,wood,25,yes';
    const columns = 'slug,title,description,status,imageUrl,category,price,giftCard';
    const refused = await preview(admin, 'items', csv(columns, row));
    expect((await rowsOf(admin, refused))[0]?.reasons[0]?.message).toBe('Gift card must be true or false');
    await confirm(admin, await preview(admin, 'items', csv(columns, row.replace('yes', 'TRUE'))));
    await confirm(admin, await preview(admin, 'items', csv('slug,giftCard', 'ash-table,true')));
    expect([await item('card'), await item('ash-table')]).toMatchObject([
      { giftCard: true, sale: { needsShipping: false } },
      { id, giftCard: true },
    ]);
    await confirm(admin, await preview(admin, 'items', csv('slug,price', 'card,50')));
    expect(await item('card')).toMatchObject({ giftCard: true, price: 50 });
    const exported = await download(admin, adminPaths.export('items'), { search: 'A gift card' });
    expect(exported.bytes.toString()).toMatch(/\r\n\d+,card,A gift card,.*,true,wood,/);
    await confirm(admin, await preview(admin, 'items', csv('slug,giftCard', 'card,false')));
    expect(await item('card')).toMatchObject({ giftCard: false });
  });

  it('skips what was changed, deleted, or created since the preview', async () => {
    const { categoryId } = oak;
    for (const slug of ['kept', 'altered', 'removed']) await createItem(admin, categoryId, { slug });
    const lines = ['kept', 'altered', 'removed'].map((slug) => `${slug},New title,,,,,,,`);
    const created = 'taken,Taken,A table of solid elm.,1,wood,,,https://images.example/elm.jpg,';
    const taken = await preview(
      admin,
      'items',
      csv('slug,title', ...lines.map((line) => line.split(',').slice(0, 2).join(','))),
    );
    const other = await preview(admin, 'items', csv(NEW, created));
    await admin.patch(marketplace.item((await item('altered')).id), { stock: 7 });
    await admin.delete(marketplace.item((await item('removed')).id));
    await createItem(admin, categoryId, { slug: 'taken', title: 'First' });

    const [done, second] = await Promise.all([confirm(admin, taken), confirm(admin, other)]);
    expect(done.counts).toEqual({ created: 0, changed: 1, unchanged: 0, refused: 2 });
    expect((await rowsOf(admin, done)).map(({ reasons }) => reasons[0]?.message)).toEqual([
      undefined,
      'Someone else changed this item after the preview',
      'This item has been deleted since the preview',
    ]);
    expect(await item('kept')).toMatchObject({ title: 'New title' });
    expect(await item('altered')).toMatchObject({ title: 'Oak table', stock: 7 });
    expect((await rowsOf(admin, second))[0]?.reasons).toEqual([
      { column: 'slug', message: 'Another item already uses this slug' },
    ]);
    expect(await item('taken')).toMatchObject({ title: 'First' });
  });

  it('renders the Markdown of posts, dates their publication, and sets their author', async () => {
    const file = csv(
      'slug,title,content,status,category',
      'first-post,First post,"# Hello\n\nA **bold** word <script>alert(1)</script>",published,news',
    );
    await confirm(admin, await preview(admin, 'posts', file));
    const { data } = await admin.get<Post>(blog.post('first-post'));
    expect(data.contentHtml).toContain('<strong>bold</strong>');
    expect(data.contentHtml).not.toContain('<script');
    expect(data).toMatchObject({ status: 'PUBLISHED', author: { name: expect.any(String) } });
    expect(Date.parse(data.publishedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);

    await confirm(admin, await preview(admin, 'posts', csv('slug,content', 'first-post,"## Anew\n\nAll other words"')));
    const { data: changed } = await admin.get<Post>(blog.post('first-post'));
    expect(changed).toMatchObject({ publishedAt: data.publishedAt, headings: [{ text: 'Anew' }], title: 'First post' });
    expect(changed.contentHtml).toContain('All other words');

    await confirm(admin, await preview(admin, 'posts', csv('slug,status', 'first-post,draft')));
    const { data: withdrawn } = await admin.get<Post>(blog.post('first-post'));
    expect(withdrawn).toMatchObject({ status: 'DRAFT', content: changed.content, contentHtml: changed.contentHtml });
  });

  it('is only for administrators', async () => {
    expect(await sendFile(shop.visitor(), 'items', 'slug\noak')).toMatchObject({ status: 401 });
    expect(await sendFile(await shop.customer(), 'items', 'slug\noak')).toMatchObject({ status: 403 });
  });
});
