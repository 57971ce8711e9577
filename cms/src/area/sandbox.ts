import type { Core } from '@strapi/strapi';
import type { Sql } from '../database/sql';
import { sameServices } from '../services';
import { sameAreas } from './registered-areas';

/** Others wait for what a sandbox has locked, and it for them, no longer than this. */
const LIMITS = "SET LOCAL lock_timeout = '2s'; SET LOCAL statement_timeout = '5s'";

/** As it is, but for some of its parts. */
const withParts = <Whole extends object>(whole: Whole, parts: Partial<Whole>): Whole =>
  new Proxy(whole, {
    get: (target, name) => Reflect.get(name in parts ? parts : target, name),
  });

type Database = Core.Strapi['db'];

/** A Strapi whose statements run in a transaction, and whose transactions are savepoints of it. */
const boundTo = (strapi: Core.Strapi, trx: Sql): Core.Strapi => {
  const transaction = (run: (given: { trx: Sql }) => Promise<unknown>) =>
    trx.transaction((inner) => run({ trx: inner }));
  const db = withParts(strapi.db, { connection: trx, transaction: transaction as unknown as Database['transaction'] });
  const bound = withParts(strapi, { db });
  sameServices(strapi, bound);
  sameAreas(strapi, bound);
  return bound;
};

/** Runs the shop’s own code with a Strapi of which nothing stays: no row, no email, no notification. Only sequences go on. */
export const inSandbox = async <Result>(
  strapi: Core.Strapi,
  run: (sandbox: Core.Strapi) => Promise<Result>,
): Promise<Result> => {
  const done: Result[] = [];
  const undone = new Error('Rolled back as planned');
  await strapi.db
    .transaction(async ({ trx }) => {
      await trx.raw(LIMITS);
      done.push(await run(boundTo(strapi, trx)));
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return done[0] as Result;
};
