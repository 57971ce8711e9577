import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';

const TIMEOUT_MS = 2_000;

const databaseAnswers = async (strapi: Core.Strapi): Promise<boolean> => {
  const end = new AbortController();
  try {
    // The query's own timeout frees its connection; the race also limits the wait for a free one.
    return await Promise.race([
      strapi.db.connection
        .raw('SELECT 1')
        .timeout(TIMEOUT_MS)
        .then(() => true),
      sleep(TIMEOUT_MS, false, { signal: end.signal }),
    ]);
  } catch {
    return false;
  } finally {
    end.abort();
  }
};

/** Why traffic shouldn't be sent here now; undefined if all is well. */
export const readinessFault = async (strapi: Core.Strapi): Promise<string | undefined> => {
  if (!strapi.isLoaded) return 'The server is starting';
  const answers = await databaseAnswers(strapi);
  // Checked last: if a stop began during the query, this is the connection's last response.
  if (!strapi.server.httpServer.listening) return 'The server is stopping';
  return answers ? undefined : 'The database isn’t responding';
};
