import {
  aChoice,
  anAmount,
  anyText,
  changeView,
  isNarrowed,
  readView,
  severalTexts,
  toggled,
  viewQuery,
} from './list-params';

const params = {
  search: anyText(),
  status: aChoice(['AVAILABLE', 'SOLD_OUT']),
  minPrice: anAmount(),
  order: aChoice(['asc', 'desc'], 'desc'),
};
const read = (address: string) => readView(params, new URLSearchParams(address));
const change = (address: string, changed: Parameters<typeof changeView<keyof typeof params>>[2], page?: number) =>
  changeView(params, new URLSearchParams(address), changed, page).toString();

test('a bare address is the first page of everything', () => {
  expect(read('')).toEqual({ page: 1, values: { search: '', status: '', minPrice: '', order: 'desc' } });
});

test('a link holds the filters of its list', () => {
  expect(read('search=blue+bowl&status=SOLD_OUT&minPrice=10.50&order=asc&page=3')).toEqual({
    page: 3,
    values: { search: 'blue bowl', status: 'SOLD_OUT', minPrice: '10.50', order: 'asc' },
  });
});

test.each([
  'status=LOST',
  'status=',
  'minPrice=cheap',
  'minPrice=-1',
  'minPrice=1e9',
  'order=up',
  'page=0',
  'page=-2',
  'page=1.5',
  'page=two',
  'page=99999999999',
  `search=${'x'.repeat(201)}`,
])('an invalid address falls back to the defaults: %s', (address) => {
  expect(read(address)).toEqual(read(''));
});

test('a changed filter leads to page 1 and keeps the others', () => {
  expect(change('search=bowl&page=4', { status: 'AVAILABLE' })).toBe('search=bowl&status=AVAILABLE');
});

test('another page keeps the filters', () => {
  expect(change('search=bowl&page=4', {}, 5)).toBe('search=bowl&page=5');
  expect(change('search=bowl&page=2', {}, 1)).toBe('search=bowl');
});

test('empty parameters are left out, and foreign ones stay', () => {
  expect(change('utm_source=letter&search=bowl&order=asc', { search: '', order: 'desc' })).toBe('utm_source=letter');
});

test('the address of a changed view is read back as that view', () => {
  const changed = { search: 'a & b', status: 'SOLD_OUT', minPrice: '3', order: 'asc' };
  expect(read(change('page=2', changed))).toEqual({ page: 1, values: changed });
});

test('the API request holds the filters that are set', () => {
  expect(viewQuery(read('search=bowl&page=2'), 9)).toBe('page=2&limit=9&search=bowl&order=desc');
  expect(viewQuery({ page: 2, values: { search: 'bowl', limit: '25' } })).toBe('page=2&search=bowl&limit=25');
});

test('sorting doesn’t count as a filter', () => {
  expect(isNarrowed(read('order=asc&page=2').values, ['order'])).toBe(false);
  expect(isNarrowed(read('search=bowl').values, ['order'])).toBe(true);
  expect(isNarrowed({ search: '', limit: '25' }, [])).toBe(false);
});

describe('several values of one parameter', () => {
  const tagged = { tag: severalTexts() };
  const tagsIn = (address: string) => readView(tagged, new URLSearchParams(address)).values.tag;

  test.each([
    ['tag=wool', 'wool'],
    ['tag=wool,gift', 'wool,gift'],
    ['tag=wool&tag=gift&tag=&tag=wool', 'wool,gift'],
    ['tag=,', ''],
    [`tag=${'x'.repeat(201)}`, ''],
    [`tag=${'abcdefghijk'.split('').join()}`, 'a,b,c,d,e,f,g,h,i,j'],
  ])('%s', (address, value) => {
    expect(tagsIn(address)).toBe(value);
  });

  test('can be added and removed one by one', () => {
    expect(toggled('', 'wool')).toBe('wool');
    expect(toggled('wool', 'gift')).toBe('wool,gift');
    expect(toggled('wool,gift', 'wool')).toBe('gift');
  });

  test('are read back from their address', () => {
    expect(tagsIn(changeView(tagged, new URLSearchParams('tag=felt&tag=linen'), { tag: 'wool,gift' }).toString())).toBe(
      'wool,gift',
    );
  });
});
