import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Failure } from '../failure';
import { commandEnvironment } from './command-environment';
import type { Progress, Report } from './progress';

const isTerminal = (): boolean => Boolean(process.stdin.isTTY && process.stdout.isTTY);

export const formatBytes = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

export const formatMoment = (at: string | Date): string =>
  `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const describe = ({ done, total, unit }: Progress): string => {
  const figure = (count: number) => (unit === 'bytes' ? formatBytes(count) : count.toLocaleString('en-US'));
  return [
    figure(done),
    ...(total === undefined ? [] : [`of ${figure(total)}`]),
    ...(unit === 'bytes' ? [] : [unit]),
  ].join(' ');
};

const REDRAW_EVERY_MS = 100;

/** A line for each step: a terminal sees it grow, a log has how it ended. */
export const printProgress = (): { report: Report; end: () => void } => {
  let last: Progress | undefined;
  let drawnAt = 0;
  const lineOf = (progress: Progress) => `${progress.step.padEnd(12)} ${describe(progress)}`;
  const end = (): void => {
    if (last) process.stdout.write(`${isTerminal() ? '\r\x1b[2K' : ''}${lineOf(last)}\n`);
    last = undefined;
  };
  return {
    end,
    report(progress) {
      if (last && last.step !== progress.step) end();
      last = progress;
      if (!isTerminal() || Date.now() - drawnAt < REDRAW_EVERY_MS) return;
      drawnAt = Date.now();
      process.stdout.write(`\r\x1b[2K${lineOf(progress)}`);
    },
  };
};

/** Only “yes” is yes. */
export const confirmed = async (question: string): Promise<boolean> => {
  if (!isTerminal()) throw new Failure(`${question}\nNobody can answer here. Add --yes if you want that.`);
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question(`${question}\nType yes to go on: `);
  prompt.close();
  return answer.trim().toLowerCase() === 'yes';
};

/** What is typed isn’t shown. */
const askSecretly = async (question: string): Promise<string> => {
  process.stdout.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const answer = await prompt.question('');
  prompt.close();
  process.stdout.write('\n');
  return answer;
};

const SHORTEST_PASSPHRASE = 8;

/** From BACKUP_PASSPHRASE, or from the terminal. */
export const readPassphrase = async ({ isNew }: { isNew: boolean }): Promise<string> => {
  const given = commandEnvironment.passphrase;
  if (!given && !isTerminal()) throw new Failure('Set BACKUP_PASSPHRASE: nobody can be asked for a passphrase here.');
  const passphrase = given || (await askSecretly('Passphrase for the secrets: '));
  if (isNew && passphrase.length < SHORTEST_PASSPHRASE)
    throw new Failure(`The passphrase must have at least ${SHORTEST_PASSPHRASE} characters.`);
  if (isNew && !given && (await askSecretly('Once more: ')) !== passphrase)
    throw new Failure('The two passphrases differ.');
  return passphrase;
};

/** Of the file, and of PostgreSQL. */
const DISK_FULL = ['ENOSPC', '53100'];

/** Runs a command: what somebody can act on is a sentence, anything else comes with its stack. */
export const runCommand = (command: () => Promise<void>): void => {
  // Not by the signal itself, so that what is unfinished is deleted.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      console.error('\n✗ Stopped before the end.');
      process.exit(1);
    });
  command().catch((error: Error & { code?: string }) => {
    const { message, code, stack } = error;
    if (code && DISK_FULL.includes(code))
      console.error('\n✗ The disk is full. Free some space, or name a file on another disk.');
    else console.error(`\n✗ ${error instanceof Failure || code ? message || code : stack}`);
    process.exitCode = 1;
  });
};
