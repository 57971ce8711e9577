import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { scriptsOf } from './after-paint.ts';
import { inlineStyle } from './inline-styles.ts';

/** Read by the server, which puts it into the head of each page. */
const FILE = 'page-chunks.json';

type Page = { path: string; lazy?: unknown };

/**
 * Writes down the head of each page, by its path in the `pages` table that `file` exports: it names the scripts and has the styles
 * that the page needs beyond those of every page.
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
      const modules = this.getModuleInfo(resolve(file))?.dynamicallyImportedIds ?? [];
      const lazies = [...new Set(module.pages.flatMap(({ lazy }) => lazy ?? []))];
      if (modules.length !== lazies.length) this.error(`${file} must import its pages, and nothing else`);
      lazyPages = module.pages.flatMap(({ path, lazy }) =>
        lazy ? [{ path, module: modules[lazies.indexOf(lazy)] ?? '' }] : [],
      );
    },
    generateBundle(_options, bundle) {
      const heads = lazyPages.map(({ path, module }) => [path, headOf(filesOf(module, bundle), bundle)]);
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(Object.fromEntries(heads)) });
    },
  };
}

function headOf(files: string[], bundle: Rolldown.OutputBundle): string {
  const styles = files.filter((file) => file.endsWith('.css'));
  const scripts = files.filter((file) => !styles.includes(file)).map((file) => `/${file}`);
  return [scriptsOf(scripts), ...styles.map((file) => inlineStyle(file, bundle))].join('');
}

/**
 * The chunk of a module, its imports, and their styles, without what every page loads anyway. The parts that it loads later are
 * rendered by the server, so it needs their styles from the beginning.
 */
export function filesOf(module: string, bundle: Rolldown.OutputBundle): string[] {
  const chunks = new Map(
    Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output] as const] : [])),
  );
  const all = [...chunks.values()];
  const page = all.find(({ facadeModuleId }) => facadeModuleId === module);
  if (!page) throw new Error(`No chunk begins with ${module}: its page would not name its scripts.`);
  const everywhere = all.flatMap(({ isEntry, fileName, imports }) => (isEntry ? [fileName, ...imports] : []));
  const reach = (files: string[], reached = new Set<string>()) => {
    for (const file of files) {
      if (reached.has(file) || everywhere.includes(file)) continue;
      reach(chunks.get(file)?.imports ?? [], reached.add(file));
    }
    return reached;
  };
  const scripts = reach([page.fileName]);
  const later = reach([...scripts].flatMap((file) => chunks.get(file)?.dynamicImports ?? []));
  const styles = [...scripts, ...later].flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]);
  return [...new Set([...scripts, ...styles])];
}

const ABSENT = '\0stoa-no-styles';

/** For running a front end's modules at build. Its styles would need a whole build of their own. */
const withoutStyles = (): Plugin => ({
  name: 'stoa-without-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? ABSENT : undefined),
  load: (id) => (id === ABSENT ? 'export default {};' : undefined),
});
