import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { Pool, type PoolClient, type QueryConfig } from 'pg';
import { environment } from '../../environment';
import { causeOf, tookTooLong } from '../failures/database-unavailable';
import { limitedQueries, type Session } from '../failures/limited-queries';
import { withStatementTimeout } from '../failures/statement-timeouts';
import { signals } from '../loops/signals';
import { createLag } from './lag';
import { POSITION_OF_PRIMARY, POSITION_OF_REPLICA, type Position } from './positions';

const LOOK_EVERY = 250;
/** After a change, it's mostly up to date again within milliseconds. */
const LOOK_AGAIN = 50;
/** A replica that is further behind isn't read from. */
const MOST_BEHIND = 1_000;
/** For a statement, before the primary is asked instead. */
const LIMIT = 1_000;

export type Callback = (error: Error | null, result?: unknown) => void;
export interface ReplicaConnection {
  query(config: QueryConfig, callback: Callback): void;
  release(): void;
}
type Ask = (config: QueryConfig, callback: Callback) => void;

const publicReads = new AsyncLocalStorage<boolean>();

/** Its statements may go to the replica: what every visitor is shown. */
export const readingForAll = <Result>(work: () => Promise<Result>): Promise<Result> => publicReads.run(true, work);
export const readingFromPrimary = <Result>(work: () => Result): Result => publicReads.run(false, work);

const openPool = (connectionString: string): Pool => {
  const pool = new Pool({
    connectionString,
    application_name: 'stoa-reads',
    max: environment.databasePoolMax,
    connectionTimeoutMillis: LIMIT,
    query_timeout: LIMIT + 500,
    keepAlive: true,
    options: '-c timezone=UTC',
  });
  // Whoever waits for a statement is told. Without listeners, an error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

const positionOfReplica = async (client: PoolClient): Promise<Position> => {
  const { rows } = await client.query<Position>(POSITION_OF_REPLICA);
  if (!rows[0]) throw new Error('it isn’t a replica');
  return rows[0];
};

const positionOfPrimary = async ({ db }: Core.Strapi): Promise<Position> => {
  const ask = () => db.connection.raw<{ rows: [Position] }>(POSITION_OF_PRIMARY);
  return (await withStatementTimeout(LIMIT, ask)).rows[0];
};

const createReadReplica = (address: string) => {
  const pool = address ? openPool(address) : undefined;
  const lag = createLag();
  const counted = { answered: 0, retried: 0 };
  let changedAt = Number.NEGATIVE_INFINITY;
  let wasNear: boolean | undefined;
  let lastSeen: Position | undefined;
  let looking: NodeJS.Timeout | undefined;

  const behind = (): number => performance.now() - lag.upToDateAt();
  const isNear = (): boolean => behind() < MOST_BEHIND;
  const isUsed = (): boolean => isNear() && lag.upToDateAt() >= changedAt && signals.areProven();

  const look = async (strapi: Core.Strapi, replica: Pool): Promise<void> => {
    let trouble = 'it is too far behind';
    let client: PoolClient | undefined;
    try {
      client = await replica.connect();
      const before = lastSeen ?? (await positionOfReplica(client));
      const at = performance.now();
      const primary = await positionOfPrimary(strapi);
      lastSeen = await positionOfReplica(client);
      if (!lag.compare({ before, primary, after: lastSeen, at })) throw new Error('it doesn’t follow this primary');
      client.release();
    } catch (error) {
      trouble = causeOf(error);
      lastSeen = undefined;
      // The address may lead to another server since.
      client?.release(true);
    }
    if (isNear() === wasNear) return;
    wasNear = isNear();
    if (wasNear) strapi.log.info('Reading from the replica');
    else strapi.log.warn(`Not reading from the replica: ${trouble}`);
  };

  const asking = (client: PoolClient, askPrimary: Ask): ReplicaConnection => {
    const limited = limitedQueries(client as unknown as Session);
    let failure: Error | undefined;
    return {
      query(config, callback) {
        const answer: Callback = (error, result) => {
          if (!error) {
            counted.answered += 1;
            return callback(null, result);
          }
          counted.retried += 1;
          failure = error;
          if (!tookTooLong(error)) lag.forget();
          askPrimary(config, callback);
        };
        client.query(limited(config, LIMIT) as never, AsyncLocalStorage.bind(answer) as never);
      },
      release: () => client.release(failure),
    };
  };

  return {
    isSet: pool !== undefined,
    /** Undefined while nothing should be read from it. Whatever fails there is asked of the primary. */
    async connect(askPrimary: Ask): Promise<ReplicaConnection | undefined> {
      if (!pool || !publicReads.getStore() || !isUsed()) return undefined;
      try {
        return asking(await pool.connect(), askPrimary);
      } catch {
        lag.forget();
        return undefined;
      }
    },

    /** Until the replica has this change, what shows it is read from the primary, and so are one's own writes. */
    contentChanged(): void {
      changedAt = performance.now();
    },

    start(strapi: Core.Strapi): void {
      if (!pool) return;
      const again = async () => {
        await look(strapi, pool);
        looking = setTimeout(again, lag.upToDateAt() < changedAt ? LOOK_AGAIN : LOOK_EVERY);
      };
      looking = setTimeout(again);
    },

    async stop(): Promise<void> {
      clearTimeout(looking);
      await pool?.end();
    },

    figures: () => ({ ...counted, behind: behind() / 1_000, isUsed: isUsed() }),
  };
};

export const readReplica = createReadReplica(environment.databaseReadUrl);
