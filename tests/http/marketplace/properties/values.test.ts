import { adminPaths, apiPaths, type FullItem } from '@stoa/contract';
import {
  HEIGHT,
  MAKER,
  MATERIAL,
  openProperties,
  type Properties,
  WASHABLE,
} from '../../../support/marketplace/properties';
import { sendRaw } from '../../../support/shop/raw-request';

const { marketplace } = apiPaths;

describe('values of properties at items', () => {
  let at: Properties;
  let admin: Properties['admin'];
  let category: Properties['category'];
  let changes: Properties['changes'];
  let define: Properties['define'];
  let itemIn: Properties['itemIn'];
  let seen: Properties['seen'];

  beforeAll(async () => {
    at = await openProperties();
    ({ admin, category, changes, define, itemIn, seen } = at);
  });
  afterAll(() => at.shop.close());

  it('are readable by everybody in words, in the category’s order', async () => {
    const { id } = await category(MATERIAL, HEIGHT, WASHABLE, MAKER);
    const values = { maker: 'Anna', height: '12.5', material: 'Ash', washable: 'yes' };
    const { slug, id: itemId } = await itemIn(id, values);
    expect((await seen(slug)).properties).toEqual([
      { slug: 'material', name: 'Material', unit: null, kind: 'CHOICE', value: 'ash', text: 'Ash' },
      { slug: 'height', name: 'Height', unit: 'cm', kind: 'NUMBER', value: 12.5, text: '12.5' },
      { slug: 'washable', name: 'Washable', unit: null, kind: 'FLAG', value: true, text: 'Yes' },
      { slug: 'maker', name: 'Maker', unit: null, kind: 'TEXT', value: 'Anna', text: 'Anna' },
    ]);
    expect(await changes('item', itemId)).toContainEqual(
      expect.objectContaining({
        field: 'properties',
        after: ['Material: Ash', 'Height: 12.5 cm', 'Washable: Yes', 'Maker: Anna'],
      }),
    );
    const { text } = await sendRaw(at.shop.url, 'GET', `/marketplace/${slug}.md`);
    expect(text).toContain('- Material: Ash\n- Height: 12.5 cm\n- Washable: Yes\n- Maker: Anna\n');
  });

  it('stay unless they are sent, and can be sent back as they were read', async () => {
    const { id: categoryId } = await category(MATERIAL, HEIGHT);
    const { id, properties } = await itemIn(categoryId, { material: 'oak', height: 5 });
    const { data: renamed } = await admin.patch<FullItem>(marketplace.item(id), { title: 'Another title' });
    expect(renamed.properties).toEqual(properties);
    const { data: echoed } = await admin.patch<FullItem>(marketplace.item(id), { properties });
    expect(echoed.properties).toEqual(properties);
    const { data: cleared } = await admin.patch<FullItem>(marketplace.item(id), { properties: { height: 6 } });
    expect(cleared.properties.map(({ slug, value }) => [slug, value])).toEqual([['height', 6]]);
  });

  it('have to fit their property', async () => {
    const { id: categoryId } = await category(MATERIAL, HEIGHT);
    const { id } = await itemIn(categoryId, {});
    const { status, error } = await admin.patch(marketplace.item(id), {
      properties: { material: 'pine', height: 'tall', color: 'red' },
    });
    expect([status, error.details.errors]).toEqual([
      400,
      [
        { path: ['properties', 'material'], message: 'Material must be one of Oak, Ash' },
        { path: ['properties', 'height'], message: 'Height must be a number' },
        { path: ['properties', 'color'], message: 'The item’s category has no property “color”' },
      ],
    ]);
  });

  it('fit the category selected with them, and are hidden in others', async () => {
    const wood = await category(MATERIAL, HEIGHT);
    const cloth = await category({ ...MATERIAL, choices: ['Wool'] }, HEIGHT);
    const { id, slug } = await itemIn(wood.id, { material: 'oak', height: 5 });
    const move = (categoryId: number, more: object = {}) =>
      admin.patch<FullItem>(marketplace.item(id), { categoryId, ...more });
    expect((await move(cloth.id, { properties: { material: 'ash' } })).status).toBe(400);
    const { data: moved } = await move(cloth.id);
    expect(moved.properties.map((one) => one.slug)).toEqual(['height']);
    await move(wood.id);
    expect((await seen(slug)).properties.map(({ value }) => value)).toEqual(['oak', 5]);
    expect((await move(cloth.id, { properties: { material: 'wool' } })).data.properties).toMatchObject([
      { value: 'wool', text: 'Wool' },
    ]);
  });

  it('are hidden once the property has another kind or lost the choice', async () => {
    const { id: categoryId, properties } = await category(MATERIAL, HEIGHT);
    const { slug } = await itemIn(categoryId, { material: 'oak', height: 5 });
    const [material, height] = properties;
    await define(categoryId, [
      { ...material, choices: [{ slug: 'ash', name: 'Ash' }] },
      { ...height, kind: 'FLAG', unit: null },
    ]);
    expect((await seen(slug)).properties).toEqual([]);
    await define(categoryId, [material ?? {}, height ?? {}]);
    expect((await seen(slug)).properties).toHaveLength(2);
  });

  it('come back from the trash', async () => {
    const { id: categoryId } = await category(MATERIAL);
    const { id, slug, properties } = await itemIn(categoryId, { material: 'oak' });
    await admin.delete(marketplace.item(id));
    await admin.post(adminPaths.restoreRecord, { kind: 'item', recordId: id });
    expect((await seen(slug)).properties).toEqual(properties);
  });
});
