import { adminPaths, apiPaths, type MarketplaceCategory } from '@stoa/contract';
import {
  HEIGHT,
  MAKER,
  MATERIAL,
  openProperties,
  type Properties,
  WASHABLE,
} from '../../../support/marketplace/properties';

const { marketplace } = apiPaths;

describe('properties of a category', () => {
  let at: Properties;
  let admin: Properties['admin'];
  let category: Properties['category'];
  let changes: Properties['changes'];
  let define: Properties['define'];
  let itemIn: Properties['itemIn'];

  beforeAll(async () => {
    at = await openProperties();
    ({ admin, category, changes, define, itemIn } = at);
  });
  afterAll(() => at.shop.close());

  it('are readable in order by everybody, but not in lists', async () => {
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

  it('show administrators how many items have a value', async () => {
    const { id, slug, properties } = await category(MATERIAL, HEIGHT);
    await itemIn(id, { material: 'oak', height: 12 });
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

  it('may swap their names', async () => {
    const { id, properties } = await category(MATERIAL, HEIGHT);
    const [material, height] = properties;
    const { data } = await define(id, [
      { ...material, name: 'Height' },
      { ...height, name: 'Material' },
    ]);
    expect(data.properties.map(({ name, slug }) => [name, slug])).toEqual([
      ['Height', 'material'],
      ['Material', 'height'],
    ]);
  });

  it('can be written only by a form that has the stored ones', async () => {
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
    await admin.post(adminPaths.restoreRecord, { kind: 'itemCategory', recordId: id });
    expect((await admin.get<MarketplaceCategory>(marketplace.category(id))).data.properties).toEqual(properties);
  });

  it.each([
    ['category_id = NULL', 'item_properties_category_check'],
    ["kind = 'COLOR', choices = NULL", 'item_properties_kind_check'],
    ["unit = 'cm'", 'item_properties_unit_check'],
    ["choices = '[]'", 'item_properties_choices_check'],
    ["kind = 'TEXT', choices = NULL", 'item_properties_facet_check'],
    ["slug = 'height'", 'item_properties_slug_unique'],
    ["name = 'HEIGHT'", 'item_properties_name_unique'],
  ])('obey rules of the database: %s', async (change, constraint) => {
    const { id } = await category(MATERIAL, HEIGHT);
    const sql = `UPDATE item_properties SET ${change} WHERE category_id = ${id} AND slug = 'material'`;
    await expect(at.shop.database.query(sql)).rejects.toThrow(constraint);
  });
});
