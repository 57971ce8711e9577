// Removes what a running server never reads from an installed node_modules, more than half of its size. Strapi lists its console's
// build inputs as dependencies; once the console is built, they aren't needed.
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(process.argv[2]);

const unreadFiles = /\.(map|d\.[cm]?ts|md|markdown)$/;

/**
 * Package names, with an optional star. Only large ones: in a long list, a package that is needed after all could go unnoticed.
 */
const consolePackages = [
  // players, editors, and formats used by the console
  '@codemirror/*',
  '@formatjs/*',
  '@mux/*',
  '@radix-ui/*',
  '@reduxjs/*',
  '@dnd-kit/*',
  '@ai-sdk/*',
  'ai',
  'codemirror*',
  'cropperjs',
  'framer-motion',
  'hls.js',
  'lodash-es',
  'media-chrome',
  'motion*',
  'player.style',
  'prismjs',
  'react-query',
  'react-select',
  'react-window',
  'slate*',
  'react-dropzone',
  // build tools of the console, and of Strapi's commands
  '@babel/*',
  '@esbuild/*',
  '@rollup/*',
  '@swc/core*',
  '@testing-library/*',
  '@types/*',
  'caniuse-lite',
  'clean-css',
  'concurrently',
  'esbuild*',
  'handlebars',
  'jscodeshift',
  'lunr',
  'minimizer-webpack-plugin',
  'node-plop',
  'plop',
  'recast',
  'rxjs',
  'typescript',
  'uglify-js',
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
  // of Bare, another runtime than Node
  'bare-*',
];

const stillRead = ['@babel/runtime'];

/** What packages that are needed have for the console, for browsers, for bundlers, or for nobody here. */
const unreadFolders = new RegExp(
  `^(${[
    '@strapi/[^/]+/dist/admin',
    'date-fns/esm',
    // Weights that neither paper nor images are set in (cms/src/fonts.ts).
    '@expo-google-fonts/[^/]+/(?!(400Regular|500Medium|600SemiBold)$)\\d[^/]+',
    'highlight\\.js/(es|scss|styles)',
    '@opentelemetry/[^/]+/build/(esm|esnext)',
    '@(aws|aws-sdk|smithy)/[^/]+/dist-(es|types)',
  ].join('|')})$`,
);

const isUnread = (name) =>
  !stillRead.includes(name) &&
  consolePackages.some((entry) => (entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : name === entry));

for (const entry of readdirSync(folder)) {
  const names = entry.startsWith('@')
    ? readdirSync(path.join(folder, entry)).map((name) => `${entry}/${name}`)
    : [entry];
  for (const name of names) if (isUnread(name)) rmSync(path.join(folder, name), { recursive: true });
}

for (const entry of readdirSync(folder, { recursive: true }))
  if (unreadFolders.test(entry)) rmSync(path.join(folder, entry), { recursive: true });

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
  if (entry.isFile() && unreadFiles.test(entry.name)) rmSync(path.join(entry.parentPath, entry.name));
