import type { Plugin, Rolldown } from 'vite';
import { TOKEN_KEY } from '../src/http/stored-session.ts';

/** What a page needs before it can show anything, told by its address. */
export interface EarlyPage {
  /** A regular expression for the path; its groups are `$1` and so on in the answers. All that match count. */
  path: string;
  /** What it reads of the API for a visitor, where its address has no query. */
  answers: string[];
  /** The module that its route loads, as the end of its file's path; a page of the first load has none. */
  module?: string;
}

/**
 * Lets the browser fetch the page's code and data while it fetches the application, which would ask for them only once it
 * runs. The hints change nothing: what the page then asks for is there already, or on its way.
 */
export function earlyPage(pages: EarlyPage[]): Plugin {
  return {
    name: 'stoa-early-page',
    transformIndexHtml: (_html, { bundle = {} }) => [
      { tag: 'script', children: earlyScript(pages, bundle), injectTo: 'head-prepend' },
    ],
  };
}

/** Whoever is signed in gets answers of their own, which a hint could not ask for. */
export const earlyScript = (pages: EarlyPage[], bundle: Rolldown.OutputBundle): string => `(function () {
  var pages = ${JSON.stringify(pages.map(({ path, answers, module }) => [path, answers, module ? filesOf(module, bundle) : []]))};
  var token = true;
  try { token = localStorage.getItem('${TOKEN_KEY}'); } catch (error) {}
  function hint(rel, href) {
    var link = document.createElement('link');
    link.rel = rel;
    if (rel === 'preload') link.as = 'fetch';
    link.crossOrigin = 'anonymous';
    link.href = href;
    document.head.appendChild(link);
  }
  pages.forEach(function (page) {
    var match = location.pathname.match(page[0]);
    if (!match) return;
    page[2].forEach(function (file) { hint('modulepreload', '/' + file); });
    if (token || location.search) return;
    page[1].forEach(function (path) { hint('preload', path.replace(/\\$(\\d)/g, function (_, group) { return match[group]; })); });
  });
})();`;

/** The chunk of a module and what it imports, less what every page loads anyway. In development there are none. */
function filesOf(module: string, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  if (chunks.length === 0) return [];
  const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  if (!page) throw new Error(`No chunk begins with ${module}: nothing of it can be fetched early.`);
  const entry = chunks.find(({ isEntry }) => isEntry);
  const early = new Set<string>();
  const add = (file: string) => {
    if (early.has(file) || file === entry?.fileName || entry?.imports.includes(file)) return;
    early.add(file);
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) add(imported);
  };
  add(page.fileName);
  return [...early];
}
