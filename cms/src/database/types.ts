import type { Core } from '@strapi/strapi';

export type Database = Core.Strapi['db']['connection'];
export type Query = ReturnType<Database['queryBuilder']>;
