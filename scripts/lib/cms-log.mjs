// @ts-check
import { createWriteStream, mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const largest = 10_000_000;

/**
 * Keeps every line of cms in a file and passes on the warnings and errors, with the lines that belong to them.
 * @param {string} dataDir
 * @param {(line: string) => void} show
 */
export function cmsLog(dataDir, show) {
  const file = path.join(dataDir, 'logs', 'cms.log');
  mkdirSync(path.dirname(file), { recursive: true });
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > largest) renameSync(file, `${file}.1`);
  const stream = createWriteStream(file, { flags: 'a', mode: 0o600 });
  stream.on('error', (error) => show(`The log ${file} cannot be written: ${error.message}`));
  const isOfInterest = interestFilter();
  let shown = false;
  return {
    file,
    hasShown: () => shown,
    /**
     * @param {string} line
     * @param {'stdout' | 'stderr'} source
     */
    onLine(line, source) {
      stream.write(`${stripVTControlCharacters(line)}\n`);
      if (!isOfInterest(line, source)) return;
      shown = true;
      show(line);
    },
  };
}

/**
 * A record begins with its time and level; the lines after it (a stack, details) share its fate.
 * @returns {(line: string, source: 'stdout' | 'stderr') => boolean}
 */
export function interestFilter() {
  const within = { stdout: false, stderr: true };
  return (line, source) => {
    const level = /^\[?\d{4}-\d\d-\d\d[T ][^\]]*\]?\s+(\w+)/.exec(stripVTControlCharacters(line))?.[1]?.toLowerCase();
    if (level) within[source] = ['warn', 'warning', 'error', 'fatal'].includes(level);
    return within[source] && line.trim() !== '';
  };
}
