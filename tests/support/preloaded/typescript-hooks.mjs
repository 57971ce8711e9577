// @ts-check
/** Lets every supported Node run scripts that import TypeScript, as the Node version in the Docker images does natively. */
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
