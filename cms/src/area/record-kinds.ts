import type { SubjectKind } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { areasOf } from './area';
import type { RecordKind } from './record-kind';

export const recordKinds = (strapi: Core.Strapi): [kind: SubjectKind, record: RecordKind][] =>
  areasOf(strapi).flatMap(({ records = {} }) => Object.entries(records) as [SubjectKind, RecordKind][]);

export const kindOf = (strapi: Core.Strapi, uid: string): SubjectKind | undefined =>
  recordKinds(strapi).find(([, record]) => record.uid === uid)?.[0];

export const recordOf = (strapi: Core.Strapi, kind: SubjectKind): RecordKind => {
  const [, record] = recordKinds(strapi).find(([name]) => name === kind) ?? [];
  if (!record) throw new Error(`No area tells of the kind ${kind}`);
  return record;
};
