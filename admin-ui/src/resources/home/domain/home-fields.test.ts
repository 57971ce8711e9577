import { DEFAULT_SECTIONS, newSection } from '@stoa/contract';
import { toInput, toValues } from './home-fields';
import { sectionNames } from './section-kinds';

test('what isn’t changed is sent as it was', () => {
  const sections = [
    ...DEFAULT_SECTIONS,
    { ...newSection('categories'), tiles: [{ label: 'Clay', url: '/categories/clay', imageUrl: null }] },
    { ...newSection('questions'), questions: [{ question: 'Safe?', answer: 'Yes' }], shown: false },
    { ...newSection('collection'), collectionId: 3, count: 2 },
    { ...newSection('latest'), categoryId: 4 },
  ];
  expect(toInput(toValues({ sections, updatedAt: '' })).sections).toEqual(sections);
});

test('what was saved keeps the keys of the rows that were sent', () => {
  const text = newSection('text');
  const tilesOf = (...labels: string[]) => ({
    ...newSection('categories'),
    tiles: labels.map((label) => ({ label, url: '/', imageUrl: null })),
  });
  const opened = toValues({ sections: [text, tilesOf('Clay', 'Oak')], updatedAt: '' });
  const moved = opened.sections.toReversed().map((section) => ({ ...section, tiles: section.tiles.toReversed() }));
  const sent = { ...opened, sections: moved };
  expect(toValues({ sections: [tilesOf('Oak', 'Clay'), text], updatedAt: '' }, sent)).toEqual(sent);
});

test('a number tells sections of one kind apart', () => {
  expect(sectionNames([{ kind: 'text' }, { kind: 'quote' }, { kind: 'text' }])).toEqual(['Text', 'Quote', 'Text 2']);
});
