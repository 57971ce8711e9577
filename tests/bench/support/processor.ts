import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { World } from '../../support/ops/world';

/** Of Linux, in milliseconds. */
const TICK = 10;

/** The fields of /proc/PID/stat from the third on, or none if the process is gone. */
const statOf = (pid: string | number): string[] => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return [];
  }
};

const sum = (fields: (string | undefined)[]): number => fields.reduce((total, field) => total + Number(field ?? 0), 0);

/** With the processes that it started, whether they still run or not. */
const timeOf = (pid: number): number => {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && statOf(name)[1] === String(pid));
  return TICK * (sum(statOf(pid).slice(11, 15)) + sum(children.flatMap((child) => statOf(child).slice(11, 13))));
};

/** Processor time until now, in milliseconds. Only Linux says so. */
export const processorTimes = ({ replicas, database }: World): { shop: number; database: number } => {
  const file = path.join(database.folder, 'postgres/cluster/postmaster.pid');
  return {
    shop: sum(replicas.map(({ pid }) => String(timeOf(pid)))),
    database: timeOf(Number(readFileSync(file, 'utf8').split('\n')[0])),
  };
};
