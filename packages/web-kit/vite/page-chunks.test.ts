import { filesOf } from './page-chunks';

type Bundle = Parameters<typeof filesOf>[1];
const chunk = (fileName: string, more = {}) => ({
  type: 'chunk',
  fileName,
  imports: [],
  dynamicImports: [],
  isEntry: false,
  ...more,
});
const bundle = Object.fromEntries(
  [
    chunk('entry.js', { isEntry: true, imports: ['libraries.js'] }),
    chunk('libraries.js'),
    chunk('item.js', {
      facadeModuleId: '/shop/src/item.tsx',
      imports: ['entry.js', 'libraries.js', 'shared.js'],
      dynamicImports: ['related.js'],
    }),
    chunk('related.js', { imports: ['card.js', 'shared.js'], viteMetadata: { importedCss: new Set(['related.css']) } }),
    chunk('card.js', { viteMetadata: { importedCss: new Set(['card.css']) } }),
    chunk('shared.js', { imports: ['libraries.js'], viteMetadata: { importedCss: new Set(['shared.css']) } }),
  ].map((output) => [output.fileName, output]),
) as unknown as Bundle;

test('a page needs its own chunk, what it imports, and the styles of these and its later parts, but not what every page loads', () => {
  expect(filesOf('/shop/src/item.tsx', bundle)).toEqual([
    'item.js',
    'shared.js',
    'shared.css',
    'related.css',
    'card.css',
  ]);
});

test('a page without a chunk stops the build', () => {
  expect(() => filesOf('/shop/src/gone.tsx', bundle)).toThrow('No chunk begins with /shop/src/gone.tsx');
});
