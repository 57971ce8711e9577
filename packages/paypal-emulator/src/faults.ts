import { setTimeout as wait } from 'node:timers/promises';
import { type Issue, Refusal } from './refusal';
import type { Capture, PendingReason, Refund } from './state';

export type Call = 'token' | 'create' | 'patch' | 'look' | 'capture' | 'refund' | 'webhook';

/** What goes wrong with the next calls of a kind. */
export interface Fault {
  call: Call;
  /**
   * `empty`: the call succeeds, but its answer says nothing. `outcome`: it succeeds, but the capture or refund has this status.
   * `hold`: it is held back until the faults are cleared.
   */
  kind: 'drop' | 'empty' | 'fail' | 'limit' | 'hang' | 'hold' | 'refuse' | 'outcome';
  /** Before or after the call has had its effect. */
  when?: 'before' | 'after';
  times?: number;
  milliseconds?: number;
  issue?: Issue;
  status?: Capture['status'] | Refund['status'];
  reason?: PendingReason;
  /** In cents: a capture takes another amount than its order is for. */
  amount?: number;
}

interface Pending extends Fault {
  times: number;
  cleared: Promise<void>;
}

/** The connection breaks off without an answer. */
export class Dropped extends Error {}

export function createFaults() {
  let faults: Pending[] = [];
  let release: (() => void)[] = [];

  const take = (call: Call, isWanted: (fault: Fault) => boolean): Pending | undefined => {
    const fault = faults.find((one) => one.call === call && one.times > 0 && isWanted(one));
    if (fault) fault.times -= 1;
    return fault;
  };

  return {
    add: (fault: Fault) => {
      const cleared = new Promise<void>((resolve) => {
        release.push(resolve);
      });
      faults.push({ ...fault, times: fault.times ?? 1, cleared });
    },
    clear: () => {
      for (const each of release) each();
      [faults, release] = [[], []];
    },
    /** How many calls are yet to meet one. */
    left: () => faults.reduce((sum, { times }) => sum + times, 0),
    take: (call: Call) => take(call, ({ kind }) => kind !== 'outcome'),
    takeOutcome: (call: Call) => take(call, ({ kind }) => kind === 'outcome'),
  };
}

export async function suffer(fault: Pending | undefined, moment: 'before' | 'after'): Promise<void> {
  if (!fault || (fault.when ?? 'before') !== moment) return;
  switch (fault.kind) {
    case 'drop':
      throw new Dropped();
    case 'fail':
      throw new Refusal('INTERNAL_SERVER_ERROR');
    case 'limit':
      throw new Refusal('RATE_LIMIT_REACHED');
    case 'refuse':
      throw new Refusal(fault.issue ?? 'TRANSACTION_REFUSED');
    case 'hold':
      await fault.cleared;
      break;
    case 'hang':
      await wait(fault.milliseconds ?? 30_000, undefined, { ref: false });
  }
}
