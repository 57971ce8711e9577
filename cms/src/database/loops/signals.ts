import type { Core } from '@strapi/strapi';
import { Client } from 'pg';
import { environment } from '../../environment';
import { RUNNING_LOCK } from '../locks';
import { requireOwnSession } from './own-session';

type Listener = () => void;

const PROVE_EVERY = 5_000;
/** How long PostgreSQL may take to answer before the connection counts as broken. */
const TIMEOUT_MS = 2_000;
const RECONNECT_AFTER = 1_000;
/** As pg says it of a statement, and of a new connection. */
const SILENT = /^(Query read timeout|timeout expired)$/;

/**
 * PostgreSQL's NOTIFY, heard by every replica over one connection a process. Notifications sent while disconnected are lost, so
 * listeners also run after each (re)connection.
 */
const createSignals = () => {
  const listeners = new Map<string, Listener>();
  const silenceListeners: Listener[] = [];
  let log: Core.Strapi['log'] | undefined;
  let client: Client | undefined;
  let isListening = false;
  let wasLost = false;
  let provenAt = Number.NEGATIVE_INFINITY;
  let proving: NodeJS.Timeout | undefined;
  let again: NodeJS.Timeout | undefined;
  let underway: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  const connect = async (): Promise<void> => {
    const connection = new Client({
      connectionString: environment.databaseListenUrl,
      application_name: 'stoa-signals',
      keepAlive: true,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    });
    client = connection;
    connection.on('error', (error) => lost(connection, error));
    connection.on('end', () => lost(connection, new Error('the connection ended')));
    connection.on('notification', ({ channel }) => listeners.get(channel)?.());
    try {
      await connection.connect();
      await requireOwnSession(connection);
      await connection.query('SELECT pg_advisory_lock_shared($1)', [RUNNING_LOCK]);
      for (const channel of listeners.keys()) await connection.query(`LISTEN ${connection.escapeIdentifier(channel)}`);
      isListening = connection === client;
      if (wasLost) log?.info('Hearing of changes again');
      wasLost = false;
      for (const listener of listeners.values()) listener();
      await prove();
    } catch (error) {
      lost(connection, error as Error);
    }
  };

  const lost = (connection: Client, { message }: Error): void => {
    if (connection !== client) return;
    if (!wasLost) log?.warn(`Not hearing of changes, so nothing is served from the cache: ${message}`);
    wasLost = true;
    if (SILENT.test(message)) for (const listener of silenceListeners) listener();
    leave();
    again = setTimeout(connect, RECONNECT_AFTER);
  };

  const leave = (): Promise<void> | undefined => {
    const left = client;
    client = undefined;
    isListening = false;
    provenAt = Number.NEGATIVE_INFINITY;
    return left?.end().catch(() => undefined);
  };

  const ask = async (): Promise<void> => {
    const connection = client;
    if (!connection || !isListening) return;
    const askedAt = performance.now();
    try {
      const { rows } = await connection.query<{ channel: string }>('SELECT pg_listening_channels() AS channel');
      const heard = rows.map(({ channel }) => channel);
      if (![...listeners.keys()].every((channel) => heard.includes(channel)))
        throw new Error('the session doesn’t listen anymore');
      if (connection === client) provenAt = askedAt;
    } catch (error) {
      lost(connection, error as Error);
    }
  };

  /**
   * Afterwards, everything that was committed before this call has been heard, or `areProven` is false: PostgreSQL sends a session
   * its notifications before it answers the session's next statement. Calls share a statement that hasn't begun.
   */
  const prove = (): Promise<void> => {
    next ??= underway.then(() => {
      next = undefined;
      underway = ask();
      return underway;
    });
    return next;
  };

  return {
    prove,
    /** Whether everything committed more than a few seconds ago has certainly been heard. */
    areProven: (): boolean => performance.now() - provenAt < PROVE_EVERY + TIMEOUT_MS,

    /** Before `start`. */
    on(channel: string, listener: Listener): void {
      listeners.set(channel, listener);
    },

    /** The database didn’t answer, but didn’t close the connection either: its machine may be gone. */
    onSilence(listener: Listener): void {
      silenceListeners.push(listener);
    },

    start(strapi: Core.Strapi): void {
      log = strapi.log;
      void connect();
      proving = setInterval(prove, PROVE_EVERY);
    },

    async stop(): Promise<void> {
      clearInterval(proving);
      clearTimeout(again);
      await leave();
    },
  };
};

export const signals = createSignals();
