import type { Core } from '@strapi/strapi';

/** Runs SQL: either the pool or the transaction that the statements belong to. */
export type Sql = Core.Strapi['db']['connection'];
export type Query = ReturnType<Sql['queryBuilder']>;
/** A query that is complete. */
export type Selection = Pick<ReturnType<Sql['raw']>, 'toSQL'>;

export type Rank = ReturnType<Sql['raw']> | undefined;
