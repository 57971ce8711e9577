import { apiPaths, type Facets, type ItemList, type MarketplaceCategory } from '@stoa/contract';
import {
  createCategory,
  defineProperties,
  type Marketplace,
  openMarketplace,
} from '../../support/marketplace/marketplace';

const { marketplace } = apiPaths;

const MATERIAL = { name: 'Material', kind: 'CHOICE', choices: ['Oak', 'Ash', 'Elm'], facet: true };
const HEIGHT = { name: 'Height', kind: 'NUMBER', unit: 'cm', facet: true };
const OILED = { name: 'Oiled', kind: 'FLAG', facet: true };

describe('facets', () => {
  let at: Marketplace;
  const define = async (slug: string, properties: object[]) => {
    const { id } = await createCategory(at.admin, slug);
    return (await defineProperties(at.admin, id, properties)).data;
  };
  beforeAll(async () => {
    at = await openMarketplace();
    const bowls = await define('bowls', [MATERIAL, HEIGHT, OILED, { name: 'Maker', kind: 'TEXT' }]);
    const stools = await define('stools', [{ ...MATERIAL, choices: ['Ash', 'Pine'] }]);
    const bowl = (title: string, price: number, properties: object, more: object = {}) =>
      at.item({ categoryId: bowls.id, title, price, properties, ...more });
    await bowl('Low bowl', 10, { material: 'oak', height: 5, oiled: true, maker: 'Anna' });
    await bowl('Oak bowl', 20, { material: 'oak', height: 12.5, oiled: false });
    await bowl('Ash bowl', 40, { material: 'ash', height: 30 }, { tags: at.tags });
    await bowl('Plain bowl', 80, {});
    await bowl('Secret bowl', 999, { material: 'elm', height: 99 }, { published: false });
    await at.item({ categoryId: stools.id, title: 'Ash stool', price: 60, properties: { material: 'ash' } });
  });
  afterAll(() => at.shop.close());

  const facets = async (query: string, client = at.shop.visitor()) =>
    (await client.get<Facets>(`${apiPaths.facets}?${query}`)).data;
  const titles = async (query: string) =>
    (await at.shop.visitor().get<ItemList>(`${marketplace.items}?sortBy=price&order=asc&${query}`)).data.items.map(
      ({ title }) => title,
    );
  const counts = async (query: string, client = at.shop.visitor()) =>
    Object.fromEntries(
      (await facets(query, client)).facets.map(({ slug, values, bounds }) => [
        slug,
        bounds ?? Object.fromEntries(values.map(({ text, count }) => [text, count])),
      ]),
    );

  it('show what the items of a category have, and their price range', async () => {
    expect(await facets('category=bowls')).toEqual({
      facets: [
        {
          slug: 'material',
          name: 'Material',
          unit: null,
          kind: 'CHOICE',
          items: 3,
          bounds: null,
          values: [
            { value: 'oak', text: 'Oak', count: 2 },
            { value: 'ash', text: 'Ash', count: 1 },
          ],
        },
        {
          slug: 'height',
          name: 'Height',
          unit: 'cm',
          kind: 'NUMBER',
          items: 3,
          bounds: { min: 5, max: 30 },
          values: [],
        },
        {
          slug: 'oiled',
          name: 'Oiled',
          unit: null,
          kind: 'FLAG',
          items: 2,
          bounds: null,
          values: [
            { value: 'yes', text: 'Yes', count: 1 },
            { value: 'no', text: 'No', count: 1 },
          ],
        },
      ],
      price: { min: 10, max: 80 },
    });
  });

  it('are the same for equal properties of several categories', async () => {
    expect(await counts('')).toMatchObject({ material: { Oak: 2, Ash: 2 } });
    expect(await titles('props=material:ash')).toEqual(['Ash bowl', 'Ash stool']);
  });

  it('filter by any value of one property, and by all properties', async () => {
    expect(await titles('props=material:oak')).toEqual(['Low bowl', 'Oak bowl']);
    expect(await titles('props=material:oak,material:ash')).toEqual(['Low bowl', 'Oak bowl', 'Ash bowl', 'Ash stool']);
    expect(await titles('props=material:oak&props=material:ash,height:10..')).toEqual(['Oak bowl', 'Ash bowl']);
    expect(await titles('props=oiled:no')).toEqual(['Oak bowl']);
    expect(await titles('props=height:5..12.5')).toEqual(['Low bowl', 'Oak bowl']);
    expect(await titles('props=height:..5,height:30..')).toEqual(['Low bowl', 'Ash bowl']);
    for (const nothing of [
      'material:pine',
      'maker:anna',
      'color:red',
      'height:oak',
      'material:1..2',
      'oiled:constructor',
    ])
      expect(await titles(`props=${nothing}`)).toEqual([]);
  });

  it('are counted with all filters but their own', async () => {
    expect(await counts('category=bowls&props=material:oak')).toEqual({
      material: { Oak: 2, Ash: 1 },
      height: { min: 5, max: 12.5 },
      oiled: { Yes: 1, No: 1 },
    });
    expect(await counts('category=bowls&props=material:ash,height:10..')).toEqual({
      material: { Oak: 1, Ash: 1 },
      height: { min: 30, max: 30 },
      oiled: { Yes: 0, No: 0 },
    });
    expect(await counts('search=low')).toMatchObject({ material: { Oak: 1 } });
  });

  it('stay, whatever the filters are', async () => {
    const oiled = { Yes: 0, No: 0 };
    expect(await counts('category=bowls&maxPrice=15&props=material:ash')).toEqual({
      material: { Oak: 1, Ash: 0 },
      height: {},
      oiled,
    });
    const tagged = { material: { Oak: 0, Ash: 1 }, height: { min: 30, max: 30 }, oiled };
    expect(await counts('tag=oak')).toEqual(tagged);
    expect(await counts('tag=oak&status=AVAILABLE')).toEqual(tagged);
    expect(await counts('status=COMING_SOON')).toEqual({ material: { Oak: 0, Ash: 0 }, height: {}, oiled });
    const itemsOf = async (query: string) => (await facets(query)).facets.map(({ items }) => items);
    expect(await itemsOf('tag=oak&maxPrice=1')).toEqual(await itemsOf(''));
  });

  it('show the full price range, whatever the price filter is', async () => {
    expect((await facets('category=bowls&minPrice=30&maxPrice=50&props=material:oak')).price).toEqual({
      min: 10,
      max: 20,
    });
    expect((await facets('search=nothing')).price).toBeNull();
  });

  it('count only items that the reader can see', async () => {
    expect(await counts('category=bowls&published=false', at.admin)).toEqual({
      material: { Elm: 1 },
      height: { min: 99, max: 99 },
    });
    expect(await counts('category=bowls&published=false')).toMatchObject({ material: { Oak: 2 } });
  });

  it('leave out deleted properties', async () => {
    const { data: bowls } = await at.admin.get<MarketplaceCategory>(marketplace.category('bowls'));
    const [material, ...others] = bowls.properties;
    await defineProperties(at.admin, bowls.id, others);
    expect(await counts('category=bowls')).not.toHaveProperty('material');
    expect(await titles('props=material:oak')).toEqual([]);
    const { id: _, ...again } = material ?? {};
    await defineProperties(at.admin, bowls.id, [again, ...others]);
    expect(await titles('props=material:oak')).toEqual(['Low bowl', 'Oak bowl']);
  });

  it('are kept until something changes', async () => {
    const ask = () => at.shop.visitor().get(`${apiPaths.facets}?category=stools&utm=x`);
    const how = async () => (await ask()).headers.get('cache-status');
    await ask();
    expect(await how()).toBe('stoa; hit');
    const { data: stools } = await at.admin.get<MarketplaceCategory>(marketplace.category('stools'));
    await defineProperties(at.admin, stools.id, [{ ...stools.properties[0], name: 'Wood' }]);
    expect((await facets('category=stools')).facets[0]?.name).toBe('Wood');
  });

  it('use the property that most categories have by a slug, or the selected category’s own', async () => {
    const vases = await define('vases', [HEIGHT, { ...MATERIAL, facet: false }]);
    const rugs = await define('rugs', [
      { ...HEIGHT, unit: 'in' },
      { name: 'Material', kind: 'CHOICE', choices: ['Ash', 'Yes'], facet: true },
    ]);
    const crates = await define('crates', [{ name: 'Material', kind: 'FLAG', facet: true }]);
    await at.item({ categoryId: vases.id, title: 'Vase', price: 100, properties: { height: 20, material: 'ash' } });
    for (const [index, height] of [5, 80, 90, 100].entries())
      await at.item({
        categoryId: rugs.id,
        title: `Rug ${index}`,
        price: 200 + index,
        properties: { height, material: 'yes' },
      });
    await at.item({ categoryId: crates.id, title: 'Crate', price: 300, properties: { material: true } });

    const { facets: all } = await facets('');
    expect(all.find(({ slug }) => slug === 'height')).toMatchObject({ unit: 'cm', bounds: { min: 5, max: 30 } });
    expect(await titles('props=height:5..100')).toEqual(['Low bowl', 'Oak bowl', 'Ash bowl', 'Vase']);
    for (const { slug, values } of all)
      for (const { value, count } of values)
        expect([slug, value, (await titles(`props=${slug}:${value}`)).length]).toEqual([slug, value, count]);
    expect(await counts('props=height:5..100')).toMatchObject({ material: { Oak: 1 + 1, Ash: 1 } });

    expect(await counts('category=rugs')).toMatchObject({ height: { min: 5, max: 100 }, material: { Yes: 4 } });
    expect(await titles('category=rugs&props=height:90..')).toEqual(['Rug 2', 'Rug 3']);
    expect(await counts('category=crates')).toMatchObject({ material: { Yes: 1 } });
    expect(await titles('category=crates&props=material:yes')).toEqual(['Crate']);
  });

  it('refuse a filter that can’t be read', async () => {
    const { status, error } = await at.shop.visitor().get(`${apiPaths.facets}?props=oak`);
    expect([status, error.message]).toEqual([
      400,
      'props must be values of properties, such as material:oak or height:20..40',
    ]);
  });
});
