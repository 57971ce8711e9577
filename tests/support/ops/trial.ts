import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../shop/eventually';
import type { Fault } from './faults/fault';
import { findLost } from './kept';
import { hasFailed, type Sample, startLoad } from './load';
import type { World } from './world';

export interface Outcome {
  name: string;
  /** Why it wasn’t tried. */
  lacks: string | undefined;
  requests: number;
  failed: { reads: number; changes: number };
  /** The first of them, in words. */
  failures: string[];
  /** In seconds: how long it took, when the last request failed after it was over, and the slowest answer. */
  took: number;
  lastFailed: number;
  slowest: number;
  note: string;
  doctor: string;
  /** What must not be: failed requests that mustn’t, what is lost, and the doctor’s errors. */
  wrong: string[];
}

const PATIENCE = 120_000;
const BEFORE = 2_000;
const SHOWN = 6;

const inSeconds = (time: number): number => time / 1000;

const lineOf = ({ visit, method, path, startedAt, endedAt, status, said }: Sample, over: number): string =>
  `${visit}: ${method} ${path} ${status} from ${Math.round(startedAt - over)} to ${Math.round(endedAt - over)} ms ${said}`;

const figuresOf = (samples: Sample[], over: number) => {
  const failed = samples.filter(hasFailed);
  const reads = failed.filter(({ method }) => method === 'GET').length;
  return {
    requests: samples.length,
    failed: { reads, changes: failed.length - reads },
    failures: failed.slice(0, SHOWN).map((sample) => lineOf(sample, over)),
    lastFailed: Math.max(0, ...failed.map(({ endedAt }) => inSeconds(endedAt - over))),
    slowest: Math.max(0, ...samples.map(({ startedAt, endedAt }) => inSeconds(endedAt - startedAt))),
  };
};

const notTried = ({ name }: Fault, lacks: string): Outcome => {
  process.stderr.write(`Not tried: ${name}, since there is ${lacks}.\n`);
  return { name, lacks, ...figuresOf([], 0), took: 0, note: '', doctor: '', wrong: [] };
};

/** Lets a fault happen under load. Of what is wrong afterwards, everything is in the outcome. */
export const endure = async (world: World, fault: Fault, perSecond: number): Promise<Outcome> => {
  await fault.before?.(world);
  const lacks = fault.lacks?.(world);
  if (lacks) return notTried(fault, lacks);

  await world.signIn();
  const load = startLoad(world, perSecond);
  await sleep(BEFORE);
  const began = performance.now();
  let over = 0;
  const notes: string[] = [];
  const isOver = () => {
    over = performance.now();
  };
  await fault.happen(world, isOver, (text) => notes.push(text));
  await load.calm();
  await load.end();
  await fault.after?.(world);

  const forbidden = load.samples.filter((sample) => hasFailed(sample) && !fault.mayFail?.(sample, over));
  // The reconciler finishes what nobody came back for.
  const lost = await eventually(() => findLost(world, load.acknowledged), PATIENCE);
  const { code, output } = await world.doctor();
  return {
    name: fault.name,
    lacks,
    ...figuresOf(load.samples, over),
    took: inSeconds(over - began),
    note: notes.join('; '),
    doctor: code === 0 ? 'no errors' : 'errors',
    wrong: [...forbidden.map((sample) => lineOf(sample, over)), ...lost, ...(code === 0 ? [] : [output])],
  };
};
