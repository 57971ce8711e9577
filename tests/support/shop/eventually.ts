import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Retries until it doesn't throw; after the deadline, throws the last error. On a machine that others keep busy, an email that is
 * leased to a worker that was cut off waits for 20 seconds.
 */
export const eventually = async <Value>(attempt: () => Promise<Value> | Value, deadline = 30_000): Promise<Value> => {
  const end = Date.now() + deadline;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await sleep(50);
    }
  }
};
