/** @jest-environment jsdom */
import { forgetDraft, keepDraft, readDraft } from './draft';

const values = { title: 'Oak', tags: [1], featured: true };
const blank = { title: '', tags: [], featured: false };

beforeEach(() => sessionStorage.clear());

test('a draft is read as it was kept, until it is forgotten', () => {
  keepDraft('item-1', values);
  expect(readDraft('item-1', blank)).toEqual(values);
  expect(readDraft('item-2', blank)).toBeNull();
  forgetDraft('item-1');
  expect(readDraft('item-1', blank)).toBeNull();
});

test.each([
  ['damaged', '{"title'],
  ['of another form', '{"title":"Oak"}'],
  ['of a form whose fields held something else', '{"title":"Oak","tags":"1","featured":true}'],
  ['nothing', 'null'],
])('a draft that is %s is none', (_what, kept) => {
  sessionStorage.setItem('item-1', kept);
  expect(readDraft('item-1', blank)).toBeNull();
});
