import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../../..');
const rows = readFileSync(path.join(__dirname, 'README.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => [...line.matchAll(/`([^`]+\.(?:ts|cjs))`/g)].map(([, file = '']) => file));
const patches = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.includes(path.sep) && /(?<!\.test)\.(ts|cjs)$/.test(file),
);

it('lists every patch, each with a test that is there', () => {
  expect(rows.map(([patch]) => patch).sort()).toEqual(patches.sort());
  for (const [patch, ...tests] of rows)
    expect({ patch, tests: tests.map((test) => existsSync(path.join(root, test))) }).toEqual({
      patch,
      tests: tests.map(() => true),
    });
  expect(rows.filter(([, test]) => !test)).toEqual([]);
});

it.each(patches)('%s begins by saying what breaks without it', (file) => {
  const [head = ''] = readFileSync(path.join(__dirname, file), 'utf8').split('*/');
  expect(head).toMatch(/^\/\*\*[\s\S]*Without it/);
});
