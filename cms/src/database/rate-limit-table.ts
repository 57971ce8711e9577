import type { Core } from '@strapi/strapi';

export const RATE_LIMIT_TABLE = 'rate_limits';

/** What rate-limiter-flexible counts in; all replicas share it. */
export const createRateLimitTable = (strapi: Core.Strapi) =>
  strapi.db.connection.raw(
    `CREATE TABLE IF NOT EXISTS ${RATE_LIMIT_TABLE}
     (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)`,
  );
