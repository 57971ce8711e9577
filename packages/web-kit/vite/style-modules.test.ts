import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { theme } from '../src/theme/theme';
import { tokens } from './theme-styles';

const root = resolve(__dirname, '../../..');
const files = ['packages/web-kit/src', 'storefront/src', 'admin-ui/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file)),
);
const styleSheets = files.filter((file) => file.endsWith('.css'));
const modules = styleSheets.filter((file) => file.endsWith('.module.css'));
const read = (file: string) => readFileSync(file, 'utf8');

/** A part of a style module has the classes of the whole. */
const wholeOf = (module: string): string =>
  modules.find((other) =>
    [...read(other).matchAll(/@import "(.+)"/g)].some(([, part = '']) => resolve(other, '..', part) === module),
  ) ?? module;

/** The classes that files take from a style module: as `styles.name`, or by a value, as in `styles[variant]`. */
function usesOf(module: string) {
  const importers = files.filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
  const uses = importers.flatMap((file) => {
    const code = read(file);
    const imports = [...code.matchAll(/import (\w+) from '(\.[^']*\.module\.css)'/g)];
    const local = imports.find(([, , address = '']) => resolve(file, '..', address) === module)?.[1];
    return local ? [{ code: code.replaceAll(/^import .*$/gm, ''), local }] : [];
  });
  const names = uses.flatMap(({ code, local }) =>
    [...code.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))].map(([, used]) => used),
  );
  return { names, byValue: uses.some(({ code, local }) => code.includes(`${local}[`) || code.includes(`${local} as`)) };
}

test.each(modules.map((file) => [file.slice(root.length + 1), file]))(
  '%s has the classes that are used',
  (_name, file) => {
    const css = read(file).replaceAll(/@import [^;]*;|:global\([^)]*\)|\/\*.*?\*\//gs, '');
    const defined = new Set([...css.matchAll(/\.([a-z]\w*)/gi)].map(([, name]) => name));
    const { names, byValue } = usesOf(wholeOf(file));
    expect(names.filter((name) => !defined.has(name))).toEqual([]);
    if (!byValue) expect([...defined].filter((name) => !names.includes(name))).toEqual([]);
  },
);

test.each(styleSheets.map((file) => [file.slice(root.length + 1), file]))(
  '%s has the theme’s breakpoints',
  (_name, file) => {
    const allowed = Object.values(theme.breakpoints.values).map((width) => `${width}px`);
    const widths = [...read(file).matchAll(/@media ([^{]*\bwidth\b[^{]*)/g)].flatMap(
      ([, query = '']) => query.match(/[\d.]+px/g) ?? [],
    );
    expect(widths.filter((width) => !allowed.includes(width))).toEqual([]);
  },
);

test('no style uses a variable that only MUI defines', () => {
  const used = styleSheets.flatMap((file) => read(file).match(/--stoa-[\w-]+/g) ?? []);
  expect(used.filter((name) => !tokens().includes(`${name}:`))).toEqual([]);
});
