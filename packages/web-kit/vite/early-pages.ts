import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { TOKEN_KEY } from '../src/http/stored-session.ts';
import { withoutStyles } from './without-styles.ts';

/** The parts of a row in `pages` that matter here. */
interface Page {
  path: string;
  lazy?: unknown;
  asks?: (address: URLSearchParams, params: Record<string, string>) => string[];
}

interface EarlyPage {
  /** A regular expression for the path; `__1__` and so on in the answers refer to its groups. Every match counts. */
  path: string;
  /** The API responses it reads for a visitor if its URL has no query. */
  answers: string[];
  /** The module it loads; pages in the first load have none. */
  module?: string;
}

/**
 * Lets the browser fetch a page's code and data along with the app, which would request them only once it runs. The hints change
 * nothing else: what the page requests is then already there or on its way. Reads the `pages` table that `file` exports; every
 * page also requests `always`.
 */
export function earlyPages(file: string, always: string[]): Plugin {
  let pages: EarlyPage[] = [];
  return {
    name: 'stoa-early-pages',
    apply: 'build',
    async buildEnd(failure) {
      if (failure) return;
      const { runnerImport } = await import('vite');
      const { module } = await runnerImport<{ pages: Page[] }>(resolve(file), {
        configFile: false,
        logLevel: 'error',
        plugins: [withoutStyles()],
        environments: { inline: { resolve: { noExternal: [/^@stoa\//] } } },
      });
      // In the table's order, because each lazy page imports its module there.
      const modules = [...(this.getModuleInfo(resolve(file))?.dynamicallyImportedIds ?? [])];
      pages = [
        { path: '', answers: always },
        ...module.pages.map((page) => earlyPage(page, page.lazy ? modules.shift() : undefined)),
      ];
      if (modules.length > 0) this.error(`${file} imports more than its pages: ${modules.join(', ')}`);
    },
    transformIndexHtml: (_html, { bundle = {} }) => [
      { tag: 'script', children: earlyScript(pages, bundle), injectTo: 'head-prepend' },
    ],
  };
}

export function earlyPage({ path, asks }: Page, module?: string): EarlyPage {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const params = Object.fromEntries(names.map((name, place) => [name, `__${place + 1}__`]));
  return {
    path: `^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '([^/]+)')}$`,
    answers: asks?.(new URLSearchParams(), params) ?? [],
    module,
  };
}

/** Signed-in users get their own responses, which a hint can't request. */
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
    page[1].forEach(function (path) { hint('preload', path.replace(/__(\\d)__/g, function (_, group) { return match[group]; })); });
  });
})();`;

/** The chunk of a module and its imports, without what every page loads anyway. */
function filesOf(module: string, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const page = chunks.find(({ facadeModuleId }) => facadeModuleId === module);
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
