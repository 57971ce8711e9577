import { firstLoaded } from './first-load';

type Chunks = Parameters<typeof firstLoaded>[0];

const chunk = (fileName: string, more = {}) => ({ fileName, imports: [], moduleIds: [], isEntry: false, ...more });
const chunks = [
  chunk('entry', { isEntry: true, imports: ['react'] }),
  chunk('react'),
  chunk('home', { moduleIds: ['/shop/src/home.tsx'], imports: ['cards', 'react'] }),
  chunk('cards', { imports: ['entry'] }),
  chunk('login'),
] as unknown as Chunks;

test('the first load counts the entry, the page, and their imports once each', () => {
  expect([...firstLoaded(chunks, 'src/home.tsx')].map(({ fileName }) => fileName).sort()).toEqual([
    'cards',
    'entry',
    'home',
    'react',
  ]);
});

test('a page that no chunk holds is an error', () => {
  expect(() => firstLoaded(chunks, 'src/hom.tsx')).toThrow('No chunk holds src/hom.tsx');
});
