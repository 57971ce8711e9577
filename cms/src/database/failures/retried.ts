import { setTimeout as sleep } from 'node:timers/promises';

/** serialization_failure and deadlock_detected: the transaction did nothing, and may succeed when it runs again. */
const PASSING = ['40001', '40P01'];
const TRIES = 3;

/** Runs a transaction again if it only lost against another one. */
export const retried = async <Result>(transaction: () => Promise<Result>, tries = TRIES): Promise<Result> => {
  try {
    return await transaction();
  } catch (error) {
    if (tries === 0 || !PASSING.includes((error as { code?: string }).code ?? '')) throw error;
    await sleep(Math.random() * 50 * (TRIES - tries + 1));
    return retried(transaction, tries - 1);
  }
};
