import { apiPaths } from '@stoa/contract';
import { HEIGHT, MATERIAL, openProperties, type Properties } from '../../../support/marketplace/properties';
import { openConsole } from '../../../support/shop/console';

const { marketplace } = apiPaths;

describe('properties in the console', () => {
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

  it('have unique names and a limit, and can be read by whoever edits the category', async () => {
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
    const { id, slug } = await itemIn(categoryId, { material: 'oak', height: 5 });
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

    const { id: itemId, slug } = await itemIn(id, { material: 'oak' });
    const row = await rowOf('api::marketplace.item', itemId);
    const set = (values: string) => editor.save('api::marketplace.item', row.documentId, { properties: values });
    const refused = JSON.parse((await set('{"material": "ash", "height": 3}')).text);
    expect(refused.error.message).toBe('Wood must be one of Oak, Elm');
    expect((await set('{"material": "Elm", "height": 3}')).status).toBe(200);
    expect((await seen(slug)).properties.map(({ text }) => text)).toEqual(['Elm', '3']);
  });
});
