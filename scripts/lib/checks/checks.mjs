// @ts-check
import { Failure } from '../failure.mjs';
import { fromRoot } from '../paths.mjs';
import { failureOf, runNode } from '../program.mjs';
import { semaphore } from '../semaphore.mjs';

/** Written in Go: a third of the time. Strapi, and what reads syntax trees here, need the last version that was written in JavaScript. */
const tsc = 'node_modules/typescript-native/bin/tsc';
const projects = [
  { part: 'packages/contract', project: 'packages/contract/tsconfig.json' },
  { part: 'packages/paypal-emulator', project: 'packages/paypal-emulator/tsconfig.json' },
  { part: 'cms', project: 'cms/tsconfig.json' },
  // Apart, because what is built knows no browser.
  { part: 'tests of cms', project: 'cms/tsconfig.tests.json' },
  { part: 'cms/src/admin', project: 'cms/src/admin/tsconfig.json' },
  // Together, because half of the work is the library types they share.
  { part: 'web-kit, storefront and admin-ui', project: 'tsconfig.browser.json' },
  { part: 'tests', project: 'tests/tsconfig.json' },
  { part: 'scripts', project: 'scripts/tsconfig.json' },
];

/**
 * Keeps the results between runs, so that only changes are checked again.
 * @param {string} project
 */
function typeOptions(project) {
  const memory = fromRoot('.cache', 'types', `${project.replaceAll('/', '-')}.tsbuildinfo`);
  return ['--noEmit', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', memory];
}

/**
 * @param {boolean} isBuilt
 * @returns {{ label: string, run: () => Promise<{ code: number, output: string }> }[]}
 */
function checks(isBuilt) {
  const folders = ['packages', 'storefront', 'admin-ui', 'cms', 'tests', 'scripts'];
  return [
    {
      label: 'lint and format',
      run: () => runNode('node_modules/@biomejs/biome/bin/biome', ['ci', '--colors=off', '.']),
    },
    {
      label: 'import rules',
      run: () =>
        runNode('node_modules/dependency-cruiser/bin/dependency-cruise.mjs', [
          '--config',
          '.dependency-cruiser.cjs',
          ...folders,
        ]),
    },
    ...projects
      .filter(({ part }) => !(isBuilt && part === 'cms'))
      .map(({ part, project }) => ({
        label: `types of ${part}`,
        run: () => runNode(tsc, [...typeOptions(project), '-p', project]),
      })),
  ];
}

/**
 * Runs all checks and fails with the output of those that failed.
 * @param {import('../steps.mjs').Steps} steps
 * @param {import('../semaphore.mjs').Semaphore} [slots] default: two at a time
 * @param {boolean} [isBuilt] whether cms is built in the same run, which checks its types
 */
export async function runChecks(steps, slots = semaphore(2), isBuilt = false) {
  const results = await Promise.allSettled(
    checks(isBuilt).map(({ label, run }) =>
      slots(() =>
        steps.step(label, async () => {
          const { code, output } = await run();
          if (code !== 0) throw failureOf(`${label}: see the lines above.`, output);
        }),
      ),
    ),
  );
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (failures.length === 0) return;
  const details = failures.map(({ details, message }) => `── ${message.split(':')[0]} ──\n${details}`).join('\n\n');
  throw new Failure(`${failures.length} of the checks failed: see the lines above.`, { details });
}
