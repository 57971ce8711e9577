import { changesBetween } from './changes';

const oak = { id: 1, name: 'Oak' };

describe('changesBetween', () => {
  it('finds nothing where nothing differs', () => {
    const fields = { title: 'Bench', tags: [oak], at: new Date(0), price: 1.5, none: null };
    expect(changesBetween(fields, { ...fields, tags: [{ ...oak }], at: new Date(0) })).toEqual([]);
  });

  it('tells names, moments and lists as people read them', () => {
    const before = { category: oak, tags: [oak], at: null, features: ['A'], price: 1, open: false };
    const after = { category: null, tags: [], at: new Date(0), features: ['A', 'B'], price: 0, open: true };
    expect(changesBetween(before, after)).toEqual([
      { field: 'category', before: 'Oak', after: null, shortened: false },
      { field: 'tags', before: ['Oak'], after: [], shortened: false },
      { field: 'at', before: null, after: '1970-01-01T00:00:00.000Z', shortened: false },
      { field: 'features', before: ['A'], after: ['A', 'B'], shortened: false },
      { field: 'price', before: 1, after: 0, shortened: false },
      { field: 'open', before: false, after: true, shortened: false },
    ]);
  });

  it('notices another record of the same name', () => {
    expect(changesBetween({ category: oak }, { category: { id: 2, name: 'Oak' } })).toHaveLength(1);
  });

  it('tells of a record that came or went what it held, not what it lacked', () => {
    const held = { title: 'Bench', excerpt: null, opening: '', tags: [], featured: false, stock: 0 };
    const title = { field: 'title', shortened: false };
    const stock = { field: 'stock', shortened: false };
    expect(changesBetween(undefined, held)).toEqual([
      { ...title, before: null, after: 'Bench' },
      { ...stock, before: null, after: 0 },
    ]);
    expect(changesBetween(held, undefined)).toEqual([
      { ...title, before: 'Bench', after: null },
      { ...stock, before: 0, after: null },
    ]);
  });
});
