import { cpus, loadavg } from 'node:os';
import type { Outcome } from './trial';

const HEAD = [
  'what happened',
  'took',
  'requests',
  'failed',
  'of them changes',
  'last one after',
  'slowest',
  'doctor',
  '',
];

const cells = ({ name, lacks, took, requests, failed, lastFailed, slowest, doctor, note }: Outcome): string[] => {
  if (lacks) return [name, `not tried: ${lacks}`, '', '', '', '', '', '', ''];
  const all = failed.reads + failed.changes;
  const seconds = (time: number) => `${time.toFixed(1)} s`;
  const last = all > 0 ? seconds(lastFailed) : '–';
  const counts = [requests.toLocaleString('en'), String(all), String(failed.changes)];
  return [name, seconds(took), ...counts, last, seconds(slowest), doctor, note];
};

/** In Markdown, for docs/operations.md. */
export const tableOf = (outcomes: Outcome[]): string => {
  const rows = [HEAD, HEAD.map(() => '---'), ...outcomes.map(cells)];
  const load = loadavg()
    .map((average) => average.toFixed(1))
    .join(' ');
  const machine = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} processors, load ${load}`;
  return `${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n\n${machine}\n`;
};
