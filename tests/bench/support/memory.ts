import path from 'node:path';
import type { Cms } from '../../support/run/cms';
import { eventually } from '../../support/shop/eventually';

export const MB = 1024 * 1024;

/** Makes a process say how much memory it takes (memory.cjs). */
export const REPORTING = `--require "${path.join(__dirname, 'memory.cjs')}"`;

/** As every start sets it (scripts/lib/start/cms-environment.mjs). */
export const AS_STARTED = { MALLOC_ARENA_MAX: '2' };

const reports = (cms: Cms) => [...cms.log().matchAll(/^memory (.*)$/gm)].map(([, report = '']) => JSON.parse(report));

export const memoryOf = async (cms: Cms): Promise<NodeJS.MemoryUsage> => {
  const before = reports(cms).length;
  process.kill(cms.pid, 'SIGUSR2');
  return eventually(() => {
    const report = reports(cms)[before];
    if (!report) throw new Error('It hasn’t said yet how much memory it takes');
    return report;
  });
};
