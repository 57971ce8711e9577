import {
  apiPaths,
  type Item,
  type ItemDetail,
  type ItemList,
  type LibraryImage,
  type Post,
  type PostList,
} from '@stoa/contract';
import { createCategory, createItem } from '../../support/marketplace/marketplace';
import { png } from '../../support/media/png';
import { createBlogCategory, createPost } from '../../support/records/blog';
import { ADMIN } from '../../support/run/cms';
import type { Client } from '../../support/shop/client';
import { openShop, type Shop } from '../../support/shop/shop';

const { marketplace, blog } = apiPaths;

describe('the sizes of an image', () => {
  let shop: Shop;
  let admin: Client;
  let category: number;
  let blogCategory: number;
  let wide: string;

  /** Uploads an image to the media library as an editor would, and returns its URL. */
  const upload = async (width: number, height: number): Promise<string> => {
    const editor = (await shop.visitor().post<{ token: string }>('/cms/admin/login', ADMIN)).data;
    const form = new FormData();
    form.set('files', new Blob([new Uint8Array(png(width, height))], { type: 'image/png' }), `${width}.png`);
    const answer = await fetch(`${shop.url}/cms/upload`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${editor.token}` },
      body: form,
    });
    const [{ url }] = (await answer.json()) as [{ url: string }];
    return url;
  };

  const widths = (libraryImage: LibraryImage | null) => libraryImage?.sizes.map(({ width }) => width);

  beforeAll(async () => {
    shop = await openShop();
    admin = await shop.admin();
    category = (await createCategory(admin, 'furniture')).id;
    blogCategory = (await createBlogCategory(admin, 'craft')).id;
    wide = await upload(1300, 650);
  });
  afterAll(() => shop.close());

  it('come with an item in the list, on its page, and among related ones', async () => {
    const made = await createItem(admin, category, { slug: 'wide', imageUrl: wide });
    const other = await createItem(admin, category, { slug: 'other' });
    const { libraryImage } = made;
    expect(libraryImage).toMatchObject({ width: 1300, height: 650 });
    expect(widths(libraryImage)).toEqual([245, 336, 480, 800, 1200, 1300]);
    expect(libraryImage?.sizes.at(-1)?.url).toBe(wide);

    const { items } = (await shop.visitor().get<ItemList>(marketplace.items)).data;
    expect(items.map(({ slug, libraryImage: sizes }) => [slug, sizes])).toEqual([
      ['other', null],
      ['wide', libraryImage],
    ]);
    const page = (await shop.visitor().get<ItemDetail>(marketplace.item('wide'))).data;
    expect([page.imageUrl, page.libraryImage]).toEqual([wide, libraryImage]);
    const { related } = (await shop.visitor().get<ItemDetail>(marketplace.item(other.slug))).data;
    expect(related.map((item) => item.libraryImage)).toEqual([libraryImage]);
  });

  it('come with a post in the list and on its page', async () => {
    const body = { slug: 'imaged', status: 'PUBLISHED', featuredImage: wide };
    const { libraryImage } = await createPost(admin, blogCategory, body);
    expect(widths(libraryImage)).toEqual([245, 336, 480, 800, 1200, 1300]);
    const { items } = (await shop.visitor().get<PostList>(blog.posts)).data;
    expect(items[0]?.libraryImage).toEqual(libraryImage);
    expect((await shop.visitor().get<Post>(blog.post('imaged'))).data.libraryImage).toEqual(libraryImage);
    const bare = await createPost(admin, blogCategory, { slug: 'bare' });
    expect([bare.featuredImage, bare.libraryImage]).toEqual([null, null]);
  });

  it('lead to files of the stated width', async () => {
    const { libraryImage } = (await shop.visitor().get<Item>(marketplace.item('wide'))).data;
    for (const { url, width } of libraryImage?.sizes ?? []) {
      const file = Buffer.from(await (await fetch(shop.url + url)).arrayBuffer());
      expect([url, file.readUInt32BE(16)]).toEqual([url, width]);
    }
  });

  it('are only one for a small image', async () => {
    const small = await upload(120, 90);
    const { libraryImage } = await createItem(admin, category, { slug: 'small', imageUrl: small });
    expect(libraryImage).toEqual({ width: 120, height: 90, sizes: [{ url: small, width: 120 }] });
  });

  it('change with the image’s URL, and end when the image is deleted', async () => {
    const item = await createItem(admin, category, { slug: 'changing' });
    const changed = await admin.patch<Item>(marketplace.item(item.id), { imageUrl: wide, updatedAt: item.updatedAt });
    expect(changed.data.libraryImage?.width).toBe(1300);
    await shop.database.query('DELETE FROM files');
    expect((await shop.visitor().get<Item>(marketplace.item(item.id))).data.libraryImage).toBeNull();
  });
});
