import type { Core } from '@strapi/strapi';
import { Client } from 'pg';
import { environment } from '../environment';

type Listener = () => void;

const RECONNECT_AFTER = 2_000;

/**
 * PostgreSQL's NOTIFY, heard by every replica. Notifications sent while disconnected are lost, so listeners also run after each
 * (re)connection and should check for themselves from time to time.
 */
export const listenTo = (strapi: Core.Strapi, channel: string, listener: Listener) => {
  let stopped = false;
  let client: Client | undefined;
  let again: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const next = new Client({ connectionString: environment.databaseUrl, keepAlive: true });
    client = next;
    next.on('error', () => lost(next));
    next.on('end', () => lost(next));
    next.on('notification', listener);
    try {
      await next.connect();
      await next.query(`LISTEN ${next.escapeIdentifier(channel)}`);
      listener();
    } catch (error) {
      strapi.log.warn(`Not listening to ${channel}: ${(error as Error).message}`);
      lost(next);
    }
  };

  const lost = (which: Client): void => {
    if (stopped || which !== client) return;
    client = undefined;
    which.end().catch(() => undefined);
    again = setTimeout(connect, RECONNECT_AFTER);
  };

  void connect();
  return {
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(again);
      await client?.end().catch(() => undefined);
    },
  };
};
