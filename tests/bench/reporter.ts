import { cpus, loadavg } from 'node:os';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { type Figure, figuresOf } from './figures';

/** Lists should take no longer than this. Figures measured only once are long tasks and aren't marked. */
const SLOW = 1000;

const milliseconds = (time: number): string => Math.round(time).toLocaleString('en').padStart(9);

const line = ({ what, times }: Figure): string => {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (place: number) => sorted[Math.floor(place)] ?? 0;
  const median = at(sorted.length / 2);
  const mark = times.length > 1 && median > SLOW ? '  over a second' : '';
  return `${what.padEnd(58)}${[at(0), median, at(sorted.length - 1)].map(milliseconds).join('')}${mark}`;
};

const load = (): string =>
  `load ${loadavg()
    .map((average) => average.toFixed(1))
    .join(' ')} on ${cpus().length} processors`;

/** Prints a table row by row: the measurements in milliseconds, and how busy the machine was. */
export default class FigureTable implements Reporter {
  onBegin(): void {
    console.log(`\n${load()}\n${''.padEnd(58)}${['min', 'median', 'max'].map((head) => head.padStart(9)).join('')}`);
  }

  onTestEnd({ title }: TestCase, { annotations, errors }: TestResult): void {
    for (const figure of figuresOf(annotations)) console.log(line(figure));
    for (const { message } of errors) console.log(`✗ ${title}: ${message}`);
    console.log(`  ${load()}`);
  }
}
