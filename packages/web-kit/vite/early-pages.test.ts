/** @jest-environment jsdom */
import { earlyPage, earlyScript } from './early-pages';

const pages = [
  { path: '', answers: ['/api/store'] },
  earlyPage({ path: '/items/:slug', asks: (_address, { slug }) => [`/api/items/${slug}`] }, '/shop/src/item.tsx'),
  earlyPage({ path: '/items', asks: (address) => [`/api/items?page=${address.get('page') ?? 1}`] }),
  earlyPage({ path: '/index.html' }),
];
type Bundle = Parameters<typeof earlyScript>[1];
const chunk = (fileName: string, more = {}) => ({ type: 'chunk', fileName, imports: [], isEntry: false, ...more });
const bundle = Object.fromEntries(
  [
    chunk('entry.js', { isEntry: true, imports: ['libraries.js'] }),
    chunk('libraries.js'),
    chunk('item.js', { facadeModuleId: '/shop/src/item.tsx', imports: ['entry.js', 'libraries.js', 'shared.js'] }),
    chunk('shared.js', { imports: ['libraries.js'] }),
  ].map((output) => [output.fileName, output]),
) as unknown as Bundle;

function hintsAt(address: string, files = bundle): string[] {
  document.head.replaceChildren();
  window.history.replaceState(null, '', address);
  const script = document.createElement('script');
  script.textContent = earlyScript(pages, files);
  document.head.append(script);
  return [...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href')}`);
}

beforeEach(() => localStorage.clear());

test('a page has its code and its answers fetched, less what is loaded anyway', () => {
  expect(hintsAt('/items/oak-table')).toEqual([
    'preload /api/store',
    'modulepreload /item.js',
    'modulepreload /shared.js',
    'preload /api/items/oak-table',
  ]);
  expect(hintsAt('/items')).toEqual(['preload /api/store', 'preload /api/items?page=1']);
  expect(hintsAt('/elsewhere')).toEqual(['preload /api/store']);
});

test('no answers for whoever is signed in, or where the address asks for others', () => {
  expect(hintsAt('/items/oak-table?page=2')).toEqual(['modulepreload /item.js', 'modulepreload /shared.js']);
  localStorage.setItem('token', 'mine');
  expect(hintsAt('/items/oak-table')).toEqual(['modulepreload /item.js', 'modulepreload /shared.js']);
});

test('a module that is nowhere fails the build', () => {
  expect(() => earlyScript([{ path: '', answers: [], module: '/shop/src/gone.tsx' }], bundle)).toThrow(
    'No chunk begins with /shop/src/gone.tsx',
  );
});
