import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { withoutStyles } from './without-styles.ts';

/** Read by the server, which tells the browser in each page which scripts and styles it needs. */
const FILE = 'page-chunks.json';

type Page = { path: string; lazy?: unknown };

/**
 * Writes down which scripts and styles each page needs beyond those of every page, by its path in the `pages` table that `file` exports.
 */
export function pageChunks(file: string): Plugin {
  let lazyPages: { path: string; module: string }[] = [];
  return {
    name: 'stoa-page-chunks',
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
      lazyPages = module.pages.flatMap(({ path, lazy }) => (lazy ? [{ path, module: modules.shift() ?? '' }] : []));
      if (modules.length > 0) this.error(`${file} imports more than its pages: ${modules.join(', ')}`);
    },
    generateBundle(_options, bundle) {
      const files = lazyPages.map(({ path, module }) => [path, filesOf(module, bundle)]);
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(Object.fromEntries(files)) });
    },
  };
}

/** The chunk of a module, its imports, and their styles, without what every page loads anyway. */
export function filesOf(module: string, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const page = chunks.find(({ facadeModuleId }) => facadeModuleId === module);
  if (!page) throw new Error(`No chunk begins with ${module}: its page would not name its scripts.`);
  const entry = chunks.find(({ isEntry }) => isEntry);
  const early = new Set<string>();
  const add = (file: string) => {
    if (early.has(file) || file === entry?.fileName || entry?.imports.includes(file)) return;
    early.add(file);
    const chunk = chunks.find(({ fileName }) => fileName === file);
    for (const imported of chunk?.imports ?? []) add(imported);
    for (const style of chunk?.viteMetadata?.importedCss ?? []) early.add(style);
  };
  add(page.fileName);
  return [...early];
}
