import { createServer, type Server } from 'node:http';
import type { Core } from '@strapi/strapi';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import { signals } from '../database/loops/signals';
import { readReplica } from '../database/replica/read-replica';
import { environment } from '../environment';
import { services } from '../services';
import { databaseFigures } from './database-figures';
import { registry } from './metrics';

const PATH = '/metrics';

const offerCacheFigures = (strapi: Core.Strapi): void => {
  const registers = [registry];
  new Gauge({
    name: 'stoa_cache_answers',
    help: 'Answers to visitors since the start, by what the cache did',
    labelNames: ['outcome'],
    registers,
    collect() {
      const { hits, made, joined, passed, failed } = services(strapi).cache.answers.figures();
      for (const [outcome, count] of Object.entries({ hits, made, joined, passed, failed }))
        this.set({ outcome }, count);
    },
  });
  new Gauge({
    name: 'stoa_cache_bytes',
    help: 'Memory that the kept answers take',
    registers,
    collect() {
      this.set(services(strapi).cache.answers.figures().bytes);
    },
  });
  new Gauge({
    name: 'stoa_hears_changes',
    help: 'Whether this process hears of changes in the database: if not, nothing is served from the cache',
    registers,
    collect() {
      this.set(signals.areProven() ? 1 : 0);
    },
  });
};

const offerReplicaFigures = (): void => {
  if (!readReplica.isSet) return;
  const registers = [registry];
  new Gauge({
    name: 'stoa_read_replica_lag_seconds',
    help: 'How far the replica is behind at most',
    registers,
    collect() {
      this.set(readReplica.figures().behind);
    },
  });
  new Gauge({
    name: 'stoa_read_replica_used',
    help: 'Whether public reads go to the replica',
    registers,
    collect() {
      this.set(readReplica.figures().isUsed ? 1 : 0);
    },
  });
  new Gauge({
    name: 'stoa_read_replica_statements',
    help: 'Statements sent to the replica since the start: answered there, or asked again of the primary',
    labelNames: ['outcome'],
    registers,
    collect() {
      const { answered, retried } = readReplica.figures();
      this.set({ outcome: 'answered' }, answered);
      this.set({ outcome: 'retried' }, retried);
    },
  });
};

let server: Server | undefined;

/** Answers Prometheus on a port of its own, which no visitor should reach. Without METRICS_PORT, nothing listens. */
export const startMetrics = (strapi: Core.Strapi): void => {
  const { metricsPort, metricsHost } = environment;
  if (metricsPort === 0) return;
  collectDefaultMetrics({ register: registry });
  offerCacheFigures(strapi);
  offerReplicaFigures();
  const readDatabase = databaseFigures(strapi);
  let reading: Promise<string> | undefined;
  const read = async (): Promise<string> => {
    await readDatabase();
    return registry.metrics();
  };

  server = createServer((request, response) => {
    if (request.url !== PATH || request.method !== 'GET') return void response.writeHead(404).end();
    // However many ask, the database is asked once.
    reading ??= read().finally(() => {
      reading = undefined;
    });
    reading.then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      (error: Error) => {
        strapi.log.error(`Metrics: ${error.message}`);
        response.writeHead(500).end();
      },
    );
  });
  server.on('error', ({ message }) => strapi.log.error(`Metrics can’t be read on port ${metricsPort}: ${message}`));
  server.listen(metricsPort, metricsHost);
};

export const stopMetrics = (): void => {
  server?.close();
  server?.closeAllConnections();
};
