// @ts-check
import { createWriteStream, existsSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const largest = 10_000_000;
/** Files older than `cms.log.4` are deleted, which limits logs to 50 MB. */
const maxOldFiles = 4;

/**
 * Writes all cms output to a file, and shows warnings and errors together with the lines that belong to them.
 * @param {string} dataDir
 * @param {(line: string) => void} show
 */
export function cmsLog(dataDir, show) {
  const file = path.join(dataDir, 'logs', 'cms.log');
  mkdirSync(path.dirname(file), { recursive: true });
  const isOfInterest = interestFilter();
  let shown = false;
  let size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  let stream = open();

  function open() {
    const opened = createWriteStream(file, { fd: openSync(file, 'a', 0o600) });
    opened.on('error', (error) => show(`The log ${file} cannot be written: ${error.message}`));
    return opened;
  }

  /** Pending writes still reach the old file under its new name. */
  function startAnew() {
    size = 0;
    try {
      for (let number = maxOldFiles; number > 0; number -= 1) {
        const younger = number === 1 ? file : `${file}.${number - 1}`;
        if (existsSync(younger)) renameSync(younger, `${file}.${number}`);
      }
      const next = open();
      stream.end();
      stream = next;
    } catch (error) {
      // A logging problem must not stop the shop, so keep using the old file.
      show(`The log ${file} couldn’t be rotated: ${error instanceof Error ? error.message : error}`);
    }
  }

  return {
    file,
    hasShown: () => shown,
    /**
     * @param {string} line
     * @param {'stdout' | 'stderr'} source
     */
    onLine(line, source) {
      const text = `${stripVTControlCharacters(line)}\n`;
      const bytes = Buffer.byteLength(text);
      if (size > 0 && size + bytes > largest) startAnew();
      size += bytes;
      stream.write(text);
      if (!isOfInterest(line, source)) return;
      shown = true;
      show(line);
    },
  };
}

const levelOf = /^(?:\[?\d{4}-\d\d-\d\d[T ][^\]]*\]?\s+(\w+)|\{"time":"[^"]*","level":"(\w+)")/;

/**
 * A record starts with its time and level, or is a line of JSON; the lines that follow it (a stack, details) are shown or hidden
 * with it.
 * @returns {(line: string, source: 'stdout' | 'stderr') => boolean}
 */
export function interestFilter() {
  const within = { stdout: false, stderr: true };
  return (line, source) => {
    const level = levelOf.exec(stripVTControlCharacters(line))?.slice(1).find(Boolean)?.toLowerCase();
    if (level) within[source] = ['warn', 'warning', 'error', 'fatal'].includes(level);
    return within[source] && line.trim() !== '';
  };
}
