import { type Activity, SUBJECT_KINDS, type SubjectKind, type TransferKind } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sheet } from '../csv/sheet';
import { termConstraints, termLayout, termRules } from '../terms/describe-terms';
import type { TermKind } from '../terms/term-kind';
import type { Area } from './area';
import type { RecordKind } from './record-kind';

type Said<One, Part extends keyof Area> = One extends { [P in Part]: infer Kinds } ? keyof Kinds : never;
type Forgotten<One> =
  | Exclude<SubjectKind, Said<One, 'records'> | Said<One, 'terms'>>
  | Exclude<TransferKind, Said<One, 'sheets'>>
  | Exclude<Activity['kind'], Said<One, 'dashboard'>>;
type Complete<One> = [Forgotten<One>] extends [never] ? unknown : { forgotten: Forgotten<One> };

const held = new WeakMap<Core.Strapi, readonly Area[]>();

/** An area's categories and tags in terms of its other parts. */
export const withTerms = (area: Area): Area => {
  const terms = Object.values(area.terms ?? {});
  const termRecords = Object.entries(area.terms ?? {}).map(([kind, term]) => [kind, termRecord(term)]);
  return {
    ...area,
    records: { ...area.records, ...Object.fromEntries(termRecords) },
    rules: { ...area.rules, ...termRules(terms) },
    constraints: { ...area.constraints, ...termConstraints(terms) },
    layouts: [...(area.layouts ?? []), ...terms.map(termLayout)],
  };
};

/** Compiles only if the areas together describe every kind in the contract. `forgotten` names those that none describes. */
export const holdAreas = <Areas extends Record<string, Area>>(
  strapi: Core.Strapi,
  areas: Areas & Complete<Areas[keyof Areas]>,
): void => {
  held.set(strapi, Object.values<Area>(areas).map(withTerms));
};

export const areasOf = (strapi: Core.Strapi): readonly Area[] => held.get(strapi) ?? [];

/** What all areas say, which is complete. */
const merged = <Kind extends string, One>(
  strapi: Core.Strapi,
  part: (area: Area) => Partial<Record<Kind, One>> | undefined,
): Record<Kind, One> => Object.assign({}, ...areasOf(strapi).map(part));

export const recordOf = (strapi: Core.Strapi, kind: SubjectKind): RecordKind =>
  merged(strapi, ({ records }) => records)[kind];

export const recordKinds = (strapi: Core.Strapi) => SUBJECT_KINDS.map((kind) => ({ kind, ...recordOf(strapi, kind) }));

export const kindOf = (strapi: Core.Strapi, uid: string): SubjectKind | undefined =>
  recordKinds(strapi).find((record) => record.uid === uid)?.kind;

export const sheetOf = (strapi: Core.Strapi, kind: TransferKind): Sheet =>
  merged(strapi, ({ sheets }) => sheets)[kind]({ strapi });

export const dashboardOf = (strapi: Core.Strapi) => merged(strapi, ({ dashboard }) => dashboard);

const termRecord = ({ uid, table, hasDescription, records: { kind, link } }: TermKind): RecordKind => ({
  uid,
  table,
  title: 'name',
  fields: {
    name: 'subject.name',
    slug: 'subject.slug',
    ...(hasDescription ? { description: 'subject.description' } : {}),
  },
  belongings: link ? [{ table: link.table, column: link.term, other: { column: link.record, kind } }] : [],
});
