import { cpus, loadavg } from 'node:os';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { type Figure, figuresOf } from './figures';

const row = (what: string, cells: string[], remark = ''): string =>
  `${what.padEnd(52)}${cells.map((cell) => cell.padStart(11)).join('')}  ${remark}`.trimEnd();

const line = ({ what, cells, remark }: Figure): string =>
  row(
    what,
    cells.map((cell) => Math.round(cell).toLocaleString('en')),
    remark,
  );

const load = (): string =>
  `load ${loadavg()
    .map((average) => average.toFixed(1))
    .join(' ')} on ${cpus().length} processors`;

/** Prints a table row by row, and how busy the machine was. */
export default class FigureTable implements Reporter {
  private header = '';

  onBegin(): void {
    console.log(`\n${load()}`);
  }

  onTestEnd({ title }: TestCase, { annotations, errors }: TestResult): void {
    for (const figure of figuresOf(annotations)) {
      const header = row('', figure.columns);
      if (header !== this.header) console.log(header);
      this.header = header;
      console.log(line(figure));
    }
    for (const { message } of errors) console.log(`✗ ${title}: ${message}`);
    console.log(`  ${load()}`);
  }
}
