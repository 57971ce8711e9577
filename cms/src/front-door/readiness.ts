import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { isStopping } from '../boot/graceful-stop';

const PATIENCE = 2_000;

const databaseAnswers = async (strapi: Core.Strapi): Promise<boolean> => {
  const end = new AbortController();
  try {
    // The query's own time-out frees its connection; the race also covers the wait for a free one.
    return await Promise.race([
      strapi.db.connection
        .raw('SELECT 1')
        .timeout(PATIENCE)
        .then(() => true),
      sleep(PATIENCE, false, { signal: end.signal }),
    ]);
  } catch {
    return false;
  } finally {
    end.abort();
  }
};

/** Why no visitor should be sent here now; undefined if all is well. */
export const whyNotReady = async (strapi: Core.Strapi): Promise<string | undefined> => {
  if (!strapi.isLoaded) return 'The server is starting';
  const answers = await databaseAnswers(strapi);
  // Asked last: a stop that begins meanwhile makes this the last answer of its connection.
  if (isStopping()) return 'The server is stopping';
  return answers ? undefined : 'The database does not answer';
};
