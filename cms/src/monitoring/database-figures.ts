import type { Core } from '@strapi/strapi';
import { Gauge } from 'prom-client';
import { areasOf } from '../area/registered-areas';
import { causeOf } from '../database/failures/database-unavailable';
import { withStatementTimeout } from '../database/failures/statement-timeouts';
import type { DatabaseGauge } from './gauge';
import { registry } from './metrics';

/** Whoever reads the metrics waits ten seconds, and then misses what the process says about itself as well. */
const TIMEOUT_MS = 4_000;

type Row = Record<string, string | number | null>;

const pool = [
  { name: 'stoa_database_connections_used', help: 'Connections in use', read: 'numUsed' },
  { name: 'stoa_database_connections_free', help: 'Connections that are open and free', read: 'numFree' },
  {
    name: 'stoa_database_connections_waiting',
    help: 'Requests for a connection that wait',
    read: 'numPendingAcquires',
  },
] as const;

const show = (made: Gauge<string>, rows: Row[]): void => {
  for (const { value, ...labels } of rows)
    made.set(
      Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, String(label)])),
      Number(value ?? 0),
    );
};

/** Returns what reads all gauges of the areas at one moment. Without the database, it only says so. */
export const databaseFigures = (strapi: Core.Strapi) => {
  const registers = [registry];
  const isUp = new Gauge({ name: 'stoa_database_up', help: 'Whether the database answered just now', registers });
  const gauges = areasOf(strapi)
    .flatMap((area): DatabaseGauge[] => area.gauges ?? [])
    .map(({ name, help, labels = [], sql }) => ({
      sql,
      made: new Gauge({ name, help, labelNames: labels, registers }),
    }));
  const { client } = strapi.db.connection;
  for (const { name, help, read } of pool)
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(client.pool[read]());
      },
    });

  return async (): Promise<void> => {
    for (const { made } of gauges) made.reset();
    try {
      await withStatementTimeout(TIMEOUT_MS, () =>
        strapi.db.connection.transaction(
          async (trx) => {
            for (const { made, sql } of gauges) show(made, (await trx.raw<{ rows: Row[] }>(sql)).rows);
          },
          { readOnly: true, isolationLevel: 'repeatable read' },
        ),
      );
      isUp.set(1);
    } catch (error) {
      isUp.set(0);
      strapi.log.warn(`Metrics of the database are missing: ${causeOf(error)}`);
    }
  };
};
