// @ts-check
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { needSpace, spaceForInstall } from '../start/disk.mjs';
import { cms, fromRoot, root } from '../paths.mjs';
import { failureOf, runProgram } from '../program.mjs';
import { waitForAll } from '../wait-for-all.mjs';

const forAll = [
  { label: 'dependencies', folder: root },
  { label: 'dependencies of cms', folder: cms },
];
const forChecks = [{ label: 'schemas of Kubernetes', folder: fromRoot('scripts/lib/checks/kubernetes') }];

/**
 * Installs whatever is missing.
 * @param {import('../steps.mjs').Steps} steps
 * @param {{ checks?: boolean }} [options] checks: also what only checks need
 */
export async function installDependencies(steps, { checks = false } = {}) {
  const places = checks ? [...forAll, ...forChecks] : forAll;
  const outdated = places.filter(({ folder }) => !isInstalled(folder));
  if (outdated.length) await needSpace(spaceForInstall);
  await waitForAll(
    places.map((place) =>
      steps.step(place.label, (note) => (outdated.includes(place) ? install(place.folder) : note('up to date'))),
    ),
  );
}

/**
 * Whether npm's record of the last install has everything in the lockfile, no matter who ran npm. A killed install leaves no
 * record.
 * @param {string} folder
 */
function isInstalled(folder) {
  const note = noteOf(folder);
  return existsSync(note) && satisfies(readPackages(note), readPackages(path.join(folder, 'package-lock.json')));
}

/** @param {string} folder */
function noteOf(folder) {
  return path.join(folder, 'node_modules', '.package-lock.json');
}

/**
 * @typedef {Record<string, { version?: string, link?: boolean, optional?: boolean }>} Packages
 *
 * @param {Packages} installed
 * @param {Packages} wanted
 */
export function satisfies(installed, wanted) {
  return Object.entries(wanted).every(([place, { version, link, optional }]) => {
    if (link || optional || !place.includes('node_modules/')) return true;
    return installed[place]?.version === version;
  });
}

/**
 * @param {string} file
 * @returns {Packages}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** @param {string} folder */
async function install(folder) {
  const { program, first } = npm();
  const args = [...first, 'ci', '--include=dev', '--no-audit', '--no-fund', '--no-progress', '--loglevel=warn'];
  const { code, output } = await runProgram(program, args, { cwd: folder });
  // On a full disk, npm only warns about missing files and records the install as complete.
  const isWhole = !/TAR_ENTRY_ERROR|ENOSPC/.test(output);
  if (code === 0 && isWhole) return;
  rmSync(noteOf(folder), { force: true });
  throw failureOf(
    `npm could not install the packages of ${folder}: see the lines above (no network, or a registry that refuses?).`,
    output,
  );
}

/** The npm that runs us. Started through Node, because on Windows npm is a shell script. */
function npm() {
  const running = process.env.npm_execpath;
  if (running && /npm-cli\.c?js$/.test(running)) return { program: process.execPath, first: [running] };
  return { program: 'npm', first: [] };
}
