import type { Plugin, Rolldown } from 'vite';

const LINK = /<link rel="stylesheet" crossorigin href="\/(.*?)">/g;

/** Puts the styles of every page into its HTML: a file of their own would delay the first paint. */
export const inlineStyles = (): Plugin => ({
  name: 'stoa-inline-styles',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => html.replaceAll(LINK, (_link, file: string) => inlineStyle(file, bundle)),
  },
});

/** No browser fetches a link of this type, and it keeps Vite from fetching the file when a script needs its styles. */
export function inlineStyle(file: string, bundle: Rolldown.OutputBundle): string {
  const output = bundle[file];
  if (output?.type !== 'asset') throw new Error(`The build has no styles named ${file}.`);
  return `<style>${output.source}</style><link rel="stylesheet" type="text/plain" href="/${file}">`;
}
