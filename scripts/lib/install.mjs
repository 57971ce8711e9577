// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { needSpace, spaceForInstall } from './disk.mjs';
import { cms, root } from './paths.mjs';
import { failureOf, runProgram } from './program.mjs';

const places = [
  { label: 'dependencies', folder: root },
  { label: 'dependencies of cms', folder: cms },
];

/**
 * Installs where the lockfile is not the one of the last install.
 * @param {import('./steps.mjs').Steps} steps
 */
export async function installDependencies(steps) {
  const outdated = places.filter(({ folder }) => !isInstalled(folder));
  if (outdated.length) await needSpace(spaceForInstall);
  const results = await Promise.allSettled(
    places.map((place) =>
      steps.step(place.label, (note) => (outdated.includes(place) ? install(place.folder) : note('up to date'))),
    ),
  );
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

/** @param {string} folder */
export function isInstalled(folder) {
  const file = marker(folder);
  return existsSync(file) && readFileSync(file, 'utf8') === lockHash(folder);
}

/** @param {string} folder */
async function install(folder) {
  // npm empties the folder first; a kill on the way must not leave yesterday's marker.
  rmSync(marker(folder), { force: true });
  const { program, first } = npm();
  const args = [...first, 'ci', '--include=dev', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const { code, output } = await runProgram(program, args, { cwd: folder });
  if (code !== 0) {
    throw failureOf(
      `npm could not install the packages of ${folder}: see the lines above (no network, or a registry that refuses?).`,
      output,
    );
  }
  writeFileSync(marker(folder), lockHash(folder));
}

/** The npm that runs us; started through Node, for it is a shell script on Windows. */
function npm() {
  const running = process.env.npm_execpath;
  if (running && /npm-cli\.c?js$/.test(running)) return { program: process.execPath, first: [running] };
  return { program: 'npm', first: [] };
}

/** @param {string} folder */
function marker(folder) {
  return path.join(folder, 'node_modules', '.stoa-installed');
}

/** @param {string} folder */
function lockHash(folder) {
  const hash = createHash('sha256').update(readFileSync(path.join(folder, 'package-lock.json')));
  return hash.update(`${process.platform} ${process.arch}`).digest('hex');
}
