/** @jest-environment jsdom */
import { readDraft, removeDraft, saveDraft } from './draft';

const draft = {
  opened: { title: 'Elm', tags: [], featured: true },
  values: { title: 'Oak', tags: [1], featured: true },
};
const blank = { title: '', tags: [], featured: false };

beforeEach(() => sessionStorage.clear());

test('a draft is read as it was saved, until it is removed', () => {
  saveDraft<object>('item-1', draft);
  expect(readDraft('item-1', blank)).toEqual(draft);
  expect(readDraft('item-2', blank)).toBeNull();
  removeDraft('item-1');
  expect(readDraft('item-1', blank)).toBeNull();
});

test.each([
  ['damaged', '{"values'],
  ['of another form', JSON.stringify({ ...draft, values: { title: 'Oak' } })],
  ['of a form whose fields held something else', JSON.stringify({ ...draft, opened: { ...draft.opened, tags: '1' } })],
  ['without what it began with', JSON.stringify(draft.values)],
  ['nothing', 'null'],
])('a draft that is %s is ignored', (_what, kept) => {
  sessionStorage.setItem('item-1', kept);
  expect(readDraft('item-1', blank)).toBeNull();
});
