// @ts-check
/** Lets every supported Node run a script that imports TypeScript, as the Node of the images does by itself. */
import { fileURLToPath } from 'node:url';
import { transformFile } from '@swc/core';

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const { code } = await transformFile(fileURLToPath(url), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  });
  return { format: 'module', source: code, shortCircuit: true };
}
