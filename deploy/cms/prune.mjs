// Takes out of an installed node_modules what a running server never reads: half of its size.
// Strapi lists what its console is built from as dependencies; once the console is built, they have done their work.
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(process.argv[2]);

const unreadFiles = /\.(map|d\.[cm]?ts|md|markdown)$/;

/** A name, or a name and a star. Only what is large: a package that turns out to be needed must not hide in a long tail. */
const consolePackages = [
  // players, editors and formats of the console
  '@codemirror/*',
  '@formatjs/*',
  '@mux/*',
  '@radix-ui/*',
  '@reduxjs/*',
  '@dnd-kit/*',
  'codemirror*',
  'framer-motion',
  'hls.js',
  'lodash-es',
  'media-chrome',
  'motion-dom',
  'player.style',
  'prismjs',
  'react-query',
  'react-select',
  'react-window',
  'slate*',
  // what builds it
  '@esbuild/*',
  '@rollup/*',
  '@swc/core*',
  '@testing-library/*',
  '@types/*',
  '@webassemblyjs/*',
  'core-js-pure',
  'flow-parser',
  'fork-ts-checker-webpack-plugin',
  'prettier',
  'rollup',
  'terser*',
  'typedoc*',
  '@shikijs/*',
  'vite',
  'webpack*',
];

const isUnread = (name) =>
  consolePackages.some((entry) => (entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : name === entry));

for (const entry of readdirSync(folder)) {
  const names = entry.startsWith('@')
    ? readdirSync(path.join(folder, entry)).map((name) => `${entry}/${name}`)
    : [entry];
  for (const name of names) if (isUnread(name)) rmSync(path.join(folder, name), { recursive: true });
}

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
  if (entry.isFile() && unreadFiles.test(entry.name)) rmSync(path.join(entry.parentPath, entry.name));
