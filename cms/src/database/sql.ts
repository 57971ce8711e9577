import type { Core } from '@strapi/strapi';

/** What runs SQL: the pool, or the transaction that the statements belong to. */
export type Sql = Core.Strapi['db']['connection'];
export type Query = ReturnType<Sql['queryBuilder']>;
