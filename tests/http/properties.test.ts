import { type ActivityList, apiPaths, type ItemDetail, type MarketplaceCategory, type WholeItem } from '@stoa/contract';
import type { Client } from '../support/client';
import { openConsole } from '../support/console';
import { createCategory, defineProperties, type Marketplace, openMarketplace } from '../support/marketplace';
import { sendRaw } from '../support/raw-request';

const { marketplace, admin: panel } = apiPaths;

const MATERIAL = { name: 'Material', kind: 'CHOICE', choices: ['Oak', 'Ash'], facet: true };
const HEIGHT = { name: 'Height', kind: 'NUMBER', unit: 'cm', facet: true };
const WASHABLE = { name: 'Washable', kind: 'FLAG' };
const MAKER = { name: 'Maker', kind: 'TEXT' };

describe('properties of a category', () => {
  let at: Marketplace;
  let admin: Client;
  beforeAll(async () => {
    at = await openMarketplace();
    admin = at.admin;
  });
  afterAll(() => at.shop.close());

  let made = 0;
  const category = async (...properties: object[]): Promise<MarketplaceCategory> => {
    made += 1;
    const { id } = await createCategory(admin, `category-${made}`, `Category ${made}`);
    return (await define(id, properties)).data;
  };
  const define = (id: number, properties: object[]) => defineProperties(admin, id, properties);
  const item = async (categoryId: number, properties: object) =>
    (await at.item({ categoryId, properties })) as unknown as WholeItem;
  const seen = async (slug: string) => (await at.shop.visitor().get<ItemDetail>(marketplace.item(slug))).data;
  const changes = async (kind: string, id: number) =>
    (await admin.get<ActivityList>(`${panel.activity}?kind=${kind}&recordId=${id}&limit=1`)).data.items[0]?.changes;

  it('are read in order by everybody, but not in lists', async () => {
    const { slug } = await category(MATERIAL, HEIGHT, WASHABLE, MAKER);
    const { data } = await at.shop.visitor().get<MarketplaceCategory>(marketplace.category(slug));
    expect(data.properties).toEqual([
      {
        id: expect.any(Number),
        slug: 'material',
        name: 'Material',
        unit: null,
        kind: 'CHOICE',
        choices: [
          { slug: 'oak', name: 'Oak' },
          { slug: 'ash', name: 'Ash' },
        ],
        facet: true,
      },
      expect.objectContaining({ slug: 'height', unit: 'cm', kind: 'NUMBER', choices: [], facet: true }),
      expect.objectContaining({ slug: 'washable', kind: 'FLAG', facet: false }),
      expect.objectContaining({ slug: 'maker', kind: 'TEXT' }),
    ]);
    const { data: list } = await at.shop.visitor().get(marketplace.categories);
    expect(list[0]).not.toHaveProperty('properties');
  });

  it('say to administrators how many items have a value, shown or hidden', async () => {
    const { id, slug, properties } = await category(MATERIAL, HEIGHT);
    await item(id, { material: 'oak', height: 12 });
    await at.item({ categoryId: id, properties: { material: 'ash' }, published: false });
    const [material, height] = properties;
    const { data } = await define(id, [{ ...material, choices: ['Oak'] }, { ...height }, WASHABLE]);
    expect(data.properties.map(({ items }) => items)).toEqual([2, 1, 0]);
    const { data: shown } = await at.shop.visitor().get<MarketplaceCategory>(marketplace.category(slug));
    for (const property of shown.properties) expect(property).not.toHaveProperty('items');
  });

  it('come with a new category, too', async () => {
    const input = { name: 'Mugs', slug: 'mugs', properties: [MATERIAL] };
    const { data, status } = await admin.post<MarketplaceCategory>(marketplace.categories, input);
    expect([status, data.properties.map(({ slug }) => slug)]).toEqual([201, ['material']]);
    expect(await changes('itemCategory', data.id)).toContainEqual({
      field: 'properties',
      before: null,
      after: ['Material (choice: Oak, Ash; filter)'],
      shortened: false,
    });
  });

  it('are changed, ordered, added, and removed together; other changes leave them alone', async () => {
    const { id, properties } = await category(MATERIAL, HEIGHT);
    const [material, height] = properties;
    const { data } = await define(id, [WASHABLE, { ...material, name: 'Wood' }]);
    expect(data.properties.map((one) => [one.name, one.slug])).toEqual([
      ['Washable', 'washable'],
      ['Wood', 'material'],
    ]);
    expect(data.properties[1]?.id).toBe(material?.id);
    expect((await changes('itemCategory', id))?.map(({ field, before, after }) => [field, before, after])).toEqual([
      [
        'properties',
        ['Material (choice: Oak, Ash; filter)', 'Height (number: cm; filter)'],
        ['Washable (yes or no)', 'Wood (choice: Oak, Ash; filter)'],
      ],
    ]);
    const { data: renamed } = await admin.patch<MarketplaceCategory>(marketplace.category(id), { name: 'Woods' });
    expect(renamed.properties).toEqual(data.properties);
    const gone = await define(id, [{ ...height }]);
    expect([gone.status, gone.error.details.errors]).toEqual([
      409,
      [{ path: ['properties', '0', 'name'], message: 'This property no longer exists' }],
    ]);
  });

  it('are written only by who has seen those that are stored', async () => {
    const { id, updatedAt } = await category(MATERIAL);
    const save = (...properties: object[]) =>
      admin.patch<MarketplaceCategory>(marketplace.category(id), { properties, updatedAt });
    expect((await save(HEIGHT)).status).toBe(200);
    const late = await save(MAKER);
    expect([late.status, late.error.details]).toMatchObject([
      409,
      { current: { id, properties: [{ slug: 'height' }] } },
    ]);
    const blind = await admin.patch(marketplace.category(id), { properties: [MAKER] });
    expect([blind.status, blind.error.details.errors]).toMatchObject([400, [{ path: ['updatedAt'] }]]);
    const { data } = await admin.get<MarketplaceCategory>(marketplace.category(id));
    expect(data.properties.map(({ slug }) => slug)).toEqual(['height']);
  });

  it.each([
    [[{ ...MATERIAL, choices: [] }], ['properties', '0', 'choices'], 'A choice needs at least one value'],
    [[MAKER, { ...MAKER, facet: true, name: 'X' }], ['properties', '1', 'facet'], 'Text can’t be a filter'],
    [[HEIGHT, HEIGHT], ['properties', '1', 'name'], 'Two properties have the same name'],
    [
      Array.from({ length: 31 }, (_, at) => ({ name: `${at}` })),
      ['properties'],
      'A category can have at most 30 properties',
    ],
  ])('are refused with the name of the field: %#', async (properties, path, message) => {
    const { id } = await category();
    const { status, error } = await define(id, properties);
    expect([status, error.details.errors]).toEqual([400, [{ path, message }]]);
  });

  it('keep their slugs, under which items keep their values', async () => {
    const { id, properties } = await category(MATERIAL);
    const { status, error } = await define(id, [{ ...properties[0], slug: 'wood' }]);
    expect([status, error.details.errors]).toMatchObject([409, [{ path: ['properties', '0', 'slug'] }]]);
  });

  it('go to the trash and come back with their category', async () => {
    const { id, properties } = await category(MATERIAL, HEIGHT);
    await admin.delete(marketplace.category(id));
    expect(await at.shop.database.query(`SELECT id FROM item_properties WHERE category_id = ${id}`)).toEqual([]);
    await admin.post(panel.restoreRecord, { kind: 'itemCategory', recordId: id });
    expect((await admin.get<MarketplaceCategory>(marketplace.category(id))).data.properties).toEqual(properties);
  });

  it.each([
    ['category_id = NULL', 'item_properties_category_check'],
    ["kind = 'COLOR', choices = NULL", 'item_properties_kind_check'],
    ["unit = 'cm'", 'item_properties_unit_check'],
    ["choices = '[]'", 'item_properties_choices_check'],
    ["kind = 'TEXT', choices = NULL", 'item_properties_facet_check'],
    ["slug = 'height'", 'item_properties_slug_unique'],
  ])('obey rules of the database: %s', async (change, constraint) => {
    const { id } = await category(MATERIAL, HEIGHT);
    const sql = `UPDATE item_properties SET ${change} WHERE category_id = ${id} AND slug = 'material'`;
    await expect(at.shop.database.query(sql)).rejects.toThrow(constraint);
  });

  describe('have values at items', () => {
    it('that everybody reads in words, in the order of the category', async () => {
      const { id } = await category(MATERIAL, HEIGHT, WASHABLE, MAKER);
      const values = { maker: 'Anna', height: '12.5', material: 'Ash', washable: 'yes' };
      const { slug, id: itemId } = await item(id, values);
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

    it('that stay unless they are sent, and may be sent back as they were read', async () => {
      const { id: categoryId } = await category(MATERIAL, HEIGHT);
      const { id, properties } = await item(categoryId, { material: 'oak', height: 5 });
      const { data: renamed } = await admin.patch<WholeItem>(marketplace.item(id), { title: 'Another title' });
      expect(renamed.properties).toEqual(properties);
      const { data: echoed } = await admin.patch<WholeItem>(marketplace.item(id), { properties });
      expect(echoed.properties).toEqual(properties);
      const { data: cleared } = await admin.patch<WholeItem>(marketplace.item(id), { properties: { height: 6 } });
      expect(cleared.properties.map(({ slug, value }) => [slug, value])).toEqual([['height', 6]]);
    });

    it('that have to fit', async () => {
      const { id: categoryId } = await category(MATERIAL, HEIGHT);
      const { id } = await item(categoryId, {});
      const { status, error } = await admin.patch(marketplace.item(id), {
        properties: { material: 'pine', height: 'tall', color: 'red' },
      });
      expect([status, error.details.errors]).toEqual([
        400,
        [
          { path: ['properties', 'material'], message: 'Material must be one of Oak, Ash' },
          { path: ['properties', 'height'], message: 'Height must be a number' },
          { path: ['properties', 'color'], message: 'The category of the item has no property “color”' },
        ],
      ]);
    });

    it('that fit the category chosen with them, and are hidden in others until it is chosen again', async () => {
      const wood = await category(MATERIAL, HEIGHT);
      const cloth = await category({ ...MATERIAL, choices: ['Wool'] }, HEIGHT);
      const { id, slug } = await item(wood.id, { material: 'oak', height: 5 });
      const move = (categoryId: number, more: object = {}) =>
        admin.patch<WholeItem>(marketplace.item(id), { categoryId, ...more });
      expect((await move(cloth.id, { properties: { material: 'ash' } })).status).toBe(400);
      const { data: moved } = await move(cloth.id);
      expect(moved.properties.map((one) => one.slug)).toEqual(['height']);
      await move(wood.id);
      expect((await seen(slug)).properties.map(({ value }) => value)).toEqual(['oak', 5]);
      expect((await move(cloth.id, { properties: { material: 'wool' } })).data.properties).toMatchObject([
        { value: 'wool', text: 'Wool' },
      ]);
    });

    it('that are hidden once the property is of another kind or without the choice', async () => {
      const { id: categoryId, properties } = await category(MATERIAL, HEIGHT);
      const { slug } = await item(categoryId, { material: 'oak', height: 5 });
      const [material, height] = properties;
      await define(categoryId, [
        { ...material, choices: [{ slug: 'ash', name: 'Ash' }] },
        { ...height, kind: 'FLAG', unit: null },
      ]);
      expect((await seen(slug)).properties).toEqual([]);
      await define(categoryId, [material ?? {}, height ?? {}]);
      expect((await seen(slug)).properties).toHaveLength(2);
    });

    it('that come back from the trash', async () => {
      const { id: categoryId } = await category(MATERIAL);
      const { id, slug, properties } = await item(categoryId, { material: 'oak' });
      await admin.delete(marketplace.item(id));
      await admin.post(panel.restoreRecord, { kind: 'item', recordId: id });
      expect((await seen(slug)).properties).toEqual(properties);
    });
  });

  describe('in the console', () => {
    it('have names of their own, a limit, and are seen by whoever edits the category', async () => {
      const editor = await openConsole(at.shop);
      const uid = 'api::marketplace.item-property';
      const { id, updatedAt } = await category(MATERIAL, ...Array.from({ length: 28 }, (_, at) => ({ name: `${at}` })));
      const add = async (name: string, slug: string) => {
        const { status, text } = await editor.create(uid, {
          category: { connect: [{ id }] },
          name,
          slug,
          kind: 'TEXT',
        });
        return [status, JSON.parse(text).error?.message];
      };
      expect(await add('material', 'wood')).toEqual([400, 'Another property of this category already has this name']);
      expect((await add('Maker', 'maker'))[0]).toBe(201);
      const late = await admin.patch(marketplace.category(id), { properties: [HEIGHT], updatedAt });
      expect(late.status).toBe(409);
      expect(await add('Brand', 'brand')).toEqual([400, 'A category can have at most 30 properties']);
      const maker = JSON.parse(
        (await editor.list(uid, `filters[slug][$eq]=maker&filters[category][id][$eq]=${id}`)).text,
      );
      const rename = async (name: string) => (await editor.save(uid, maker.results[0].documentId, { name })).status;
      expect([await rename('MATERIAL'), await rename('MAKER')]).toEqual([400, 200]);
    });

    it('don’t keep an item from being saved once its value no longer fits', async () => {
      const editor = await openConsole(at.shop);
      const { id: categoryId, properties } = await category(MATERIAL, HEIGHT);
      const { id, slug } = await item(categoryId, { material: 'oak', height: 5 });
      await define(categoryId, [{ ...properties[0], choices: ['Ash'] }]);
      const uid = 'api::marketplace.item';
      const [row] = JSON.parse((await editor.list(uid, `filters[id][$eq]=${id}`)).text).results;
      const whole = { title: 'Saved as a whole', properties: row.properties };
      expect((await editor.save(uid, row.documentId, whole)).status).toBe(200);
      expect([(await seen(slug)).title, (await seen(slug)).properties]).toEqual(['Saved as a whole', []]);
      await define(categoryId, [properties[0] ?? {}, HEIGHT]);
      expect((await seen(slug)).properties.map(({ value }) => value)).toEqual(['oak', 5]);
    });

    it('follow the same rules, and so do values', async () => {
      const editor = await openConsole(at.shop);
      const { id, properties } = await category(MATERIAL, HEIGHT);
      const rowOf = async (uid: string, of: number) =>
        JSON.parse((await editor.list(uid, `filters[id][$eq]=${of}`)).text).results[0];
      const uid = 'api::marketplace.item-property';
      const material = await rowOf(uid, properties[0]?.id ?? 0);
      const save = (change: object) => editor.save(uid, material.documentId, change);
      expect(JSON.parse((await save({ slug: 'wood' })).text).error.message).toContain('can’t be changed');
      expect(JSON.parse((await save({ choices: '[]' })).text).error.message).toBe('A choice needs at least one value');
      expect((await save({ choices: '["Oak", "Elm"]', name: 'Wood' })).status).toBe(200);
      expect(await changes('itemCategory', id)).toMatchObject([{ field: 'properties' }]);

      const added = await editor.create(uid, {
        category: { connect: [{ id }] },
        name: 'Weight',
        slug: 'weight',
        kind: 'NUMBER',
        place: 9,
      });
      expect(added.status).toBe(201);
      expect(await changes('itemCategory', id)).toMatchObject([{ after: expect.arrayContaining(['Weight (number)']) }]);
      const twice = await editor.create(uid, { category: { connect: [{ id }] }, name: 'Weight 2', slug: 'weight' });
      expect([twice.status, JSON.parse(twice.text).error.message]).toEqual([
        409,
        'Another property of this category already uses this slug',
      ]);

      const { id: itemId, slug } = await item(id, { material: 'oak' });
      const row = await rowOf('api::marketplace.item', itemId);
      const set = (values: string) => editor.save('api::marketplace.item', row.documentId, { properties: values });
      const refused = JSON.parse((await set('{"material": "ash", "height": 3}')).text);
      expect(refused.error.message).toBe('Wood must be one of Oak, Elm');
      expect((await set('{"material": "Elm", "height": 3}')).status).toBe(200);
      expect((await seen(slug)).properties.map(({ text }) => text)).toEqual(['Elm', '3']);
    });
  });
});
