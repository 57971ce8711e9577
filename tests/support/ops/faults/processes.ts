import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Fault, SECOND } from './fault';

/** As scripts/update: nginx tries a replica that wasn’t there again after 5 seconds. */
const SETTLE = 7 * SECOND;

export const replicaKilled: Fault = {
  name: 'one process of two killed',
  async happen(world, over) {
    await world.replicas[0]?.kill();
    over();
    await sleep(5 * SECOND);
    await world.startReplica(0);
  },
  mayFail: ({ startedAt }, over) => startedAt <= over,
};

export const rollingRestart: Fault = {
  name: 'both restarted, one after the other',
  async happen(world, over) {
    await world.startReplica(0);
    await sleep(SETTLE);
    await world.startReplica(1);
    over();
  },
};

const CLOCK = path.join(__dirname, '../../preloaded/clock.cjs');

export const clockOff = (which: string, hours: number): Fault => ({
  name: `the clock of one process an hour ${which}`,
  async happen(world, over) {
    await world.startReplica(0, { NODE_OPTIONS: `--require "${CLOCK}"`, CLOCK_HOURS: String(hours) });
    await sleep(20 * SECOND);
    await world.startReplica(0);
    over();
  },
  // What signs in for a quarter of an hour has ended there. The panel renews it by itself.
  mayFail: ({ visit, status }) => visit === 'upload' && status === 401,
});
