import { setTimeout as sleep } from 'node:timers/promises';
import { startStandby } from '../../database/streaming';
import { startPgBouncer } from '../../run/pgbouncer';
import { type Fault, isUnavailable, SECOND } from './fault';

export const databaseRestarted: Fault = {
  name: 'PostgreSQL restarted',
  async happen({ database }, over) {
    await database.pause();
    await database.resume();
    over();
  },
  mayFail: isUnavailable,
};

export const databaseGone: Fault = {
  name: 'PostgreSQL gone for 30 s',
  async happen({ database }, over) {
    await database.pause();
    await sleep(30 * SECOND);
    await database.resume();
    over();
  },
  mayFail: isUnavailable,
};

export const failedOver: Fault = {
  name: 'PostgreSQL killed, its standby promoted',
  async before(world) {
    const { database } = world;
    const standby = await startStandby(database);
    await database.query("ALTER SYSTEM SET synchronous_standby_names = 'standby'");
    await database.query('ALTER DATABASE stoa SET synchronous_commit = on');
    await database.query('SELECT pg_reload_conf()');
    // Connections that are open already acknowledge without it.
    await world.startReplica(0);
    await world.startReplica(1);
    world.endings.push(() => database.stop());
    world.standby = standby;
  },
  async happen(world, over) {
    world.database.kill();
    world.line.leadTo(world.standby?.url ?? '');
    await sleep(2 * SECOND);
    await world.standby?.query('SELECT pg_promote()');
    over();
    if (world.standby) world.database = world.standby;
  },
  mayFail: isUnavailable,
};

export const poolerRestarted: Fault = {
  name: 'PgBouncer restarted',
  async before(world) {
    world.pooler = await startPgBouncer(10, { server: world.database.url });
    if (!world.pooler) return;
    const env = { DATABASE_URL: world.pooler.through(world.database.url), DATABASE_LISTEN_URL: world.line.url };
    await world.startReplica(0, env);
    await world.startReplica(1, env);
  },
  async happen(world, over) {
    const { port } = new URL(world.pooler?.through(world.database.url) ?? '');
    await world.pooler?.close();
    world.pooler = await startPgBouncer(10, { server: world.database.url, port });
    over();
  },
  async after(world) {
    await world.startReplica(0);
    await world.startReplica(1);
    await world.pooler?.close();
  },
  mayFail: isUnavailable,
  lacks: ({ pooler }) => (pooler ? undefined : 'no PgBouncer'),
};
