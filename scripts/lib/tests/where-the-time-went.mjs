// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { bootsFile } from '../../../tests/support/run/test-run.cjs';
import { slowestFiles } from './suites.mjs';

const SHOWN = 20;

/** @param {number} milliseconds */
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(0).padStart(6)} s`;

/** Times the phases of a run, which may overlap. */
export function phaseClock() {
  const began = Date.now();
  /** @type {string[]} */
  const lines = [];
  return {
    /**
     * @template T
     * @param {string} label
     * @param {Promise<T>} work
     * @returns {Promise<T>}
     */
    async time(label, work) {
      const since = Date.now();
      try {
        return await work;
      } finally {
        lines.push(`${seconds(Date.now() - since)}  ${label}`);
      }
    },
    report: () => [...lines, `${seconds(Date.now() - began)}  all of these`],
  };
}

export function slowest() {
  return [
    'slowest files:',
    ...slowestFiles()
      .slice(0, SHOWN)
      .map(({ file, took }) => `${seconds(took)}  ${file}`),
  ];
}

/** Each takes three seconds of processor time, more than most tests. */
export function countBoots() {
  const file = bootsFile();
  const boots = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  /** @type {Map<string, number>} */
  const byFile = new Map();
  for (const test of boots) byFile.set(test, (byFile.get(test) ?? 0) + 1);
  const most = [...byFile].sort((one, other) => other[1] - one[1]).slice(0, SHOWN);
  return [
    `Strapi started ${boots.length} times, most often for:`,
    ...most.map(([test, count]) => `${String(count).padStart(6)}  ${test}`),
  ];
}
