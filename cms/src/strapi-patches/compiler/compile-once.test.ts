import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PRELOAD = path.resolve(__dirname, 'compile-once.cjs');
const CMS = path.resolve(__dirname, '../../..');

it('the build of the console doesn’t compile cms a second time', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'compile-'));
  writeFileSync(path.join(folder, 'tsconfig.json'), '{"include": ["*.ts"]}');
  writeFileSync(path.join(folder, 'config.ts'), 'export default 1;');
  const compile = `require('@strapi/typescript-utils').compile(${JSON.stringify(folder)}).then(() => console.log('done'))`;
  const { stdout } = spawnSync(process.execPath, ['--require', PRELOAD, '--eval', compile], {
    cwd: CMS,
    encoding: 'utf8',
  });
  expect(stdout).toBe('done\n');
  expect(readdirSync(folder).sort()).toEqual(['config.ts', 'tsconfig.json']);
});
