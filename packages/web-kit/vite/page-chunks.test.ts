import { filesOf } from './page-chunks';

type Bundle = Parameters<typeof filesOf>[1];
const chunk = (fileName: string, more = {}) => ({ type: 'chunk', fileName, imports: [], isEntry: false, ...more });
const bundle = Object.fromEntries(
  [
    chunk('entry.js', { isEntry: true, imports: ['libraries.js'] }),
    chunk('libraries.js'),
    chunk('item.js', { facadeModuleId: '/shop/src/item.tsx', imports: ['entry.js', 'libraries.js', 'shared.js'] }),
    chunk('shared.js', { imports: ['libraries.js'], viteMetadata: { importedCss: new Set(['shared.css']) } }),
  ].map((output) => [output.fileName, output]),
) as unknown as Bundle;

test('a page needs its own chunk, what it imports, and their styles, but not what every page loads', () => {
  expect(filesOf('/shop/src/item.tsx', bundle)).toEqual(['item.js', 'shared.js', 'shared.css']);
});

test('a page without a chunk stops the build', () => {
  expect(() => filesOf('/shop/src/gone.tsx', bundle)).toThrow('No chunk begins with /shop/src/gone.tsx');
});
