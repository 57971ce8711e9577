import {
  type Activity,
  type ExportKind,
  type ImportKind,
  type MailKind,
  type StaffTopic,
  SUBJECT_KINDS,
  type SubjectKind,
} from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { exportOfSheet, type ListExport } from '../csv/list-export';
import type { Sheet } from '../csv/sheet';
import { activityOf, termConstraints, termLayout, termRules } from '../terms/describe-terms';
import type { TermKind } from '../terms/term-kind';
import type { Area } from './area';
import type { Publication } from './publication';
import type { Belonging, RecordKind } from './record-kind';

type Described<One, Part extends keyof Area> = One extends { [P in Part]: infer Kinds } ? keyof Kinds : never;
type Missing<One> =
  | Exclude<SubjectKind, Described<One, 'records'> | Described<One, 'kinds'> | Described<One, 'terms'>>
  | Exclude<ImportKind, Described<One, 'sheets'>>
  | Exclude<MailKind, Described<One, 'mails'>>
  | Exclude<StaffTopic, Described<One, 'notifications'>>
  | Exclude<ExportKind, ImportKind | Described<One, 'exports'>>
  | Exclude<Activity['kind'], Described<One, 'dashboard'>>;
type Complete<One> = [Missing<One>] extends [never] ? unknown : { missing: Missing<One> };

/** Adds the records, rules, constraints, and layouts of an area’s kinds, and of its categories and tags. */
export const withKinds = (area: Area): Area => {
  const terms = Object.values(area.terms ?? {});
  const termRecords = Object.entries(area.terms ?? {}).map(([kind, term]) => [kind, termRecord(term)]);
  const kinds = Object.entries(area.kinds ?? {});
  const defined = kinds.map(([, kind]) => kind);
  const kindRecords = kinds.flatMap(([kind, { record }]) => (isSubjectKind(kind) ? [[kind, record]] : []));
  const kindRules = defined.flatMap(({ uid, rule }) => (uid && rule ? [[uid, rule]] : []));
  return {
    ...area,
    records: { ...area.records, ...Object.fromEntries([...kindRecords, ...termRecords]) },
    rules: { ...area.rules, ...Object.fromEntries(kindRules), ...termRules(terms) },
    constraints: Object.assign(
      {},
      area.constraints,
      ...defined.map(({ constraints }) => constraints),
      termConstraints(terms),
    ),
    layouts: [...(area.layouts ?? []), ...defined.flatMap(({ layout }) => layout ?? []), ...terms.map(termLayout)],
  };
};

const isSubjectKind = (kind: string) => SUBJECT_KINDS.some((subject) => subject === kind);

type MergedPart = 'records' | 'sheets' | 'exports' | 'dashboard' | 'mails' | 'notifications';
type Merged<Part extends MergedPart> = Required<NonNullable<Area[Part]>>;
type MergedAreas = { areas: readonly Area[] } & { [Part in MergedPart]: Merged<Part> };

const registered = new WeakMap<Core.Strapi, MergedAreas>();

/** One part of all areas, merged. registerAreas makes sure that it’s complete. */
const merged = <Part extends MergedPart>(areas: readonly Area[], part: Part): Merged<Part> =>
  Object.assign({}, ...areas.map((area) => area[part]));

/** Compiles only if the areas together describe every kind in the contract. `missing` names those that none describes. */
export const registerAreas = <Areas extends Record<string, Area>>(
  strapi: Core.Strapi,
  areas: Areas & Complete<Areas[keyof Areas]>,
): void => {
  const all = Object.values<Area>(areas).map(withKinds);
  registered.set(strapi, {
    areas: all,
    records: merged(all, 'records'),
    sheets: merged(all, 'sheets'),
    exports: merged(all, 'exports'),
    dashboard: merged(all, 'dashboard'),
    mails: merged(all, 'mails'),
    notifications: merged(all, 'notifications'),
  });
};

const mergedAreasOf = (strapi: Core.Strapi): MergedAreas => {
  const all = registered.get(strapi);
  if (!all) throw new Error('No area can be asked before registerAreas()');
  return all;
};

/** For a Strapi that differs only in where its statements run. */
export const sameAreas = (strapi: Core.Strapi, other: Core.Strapi): void => {
  registered.set(other, mergedAreasOf(strapi));
};

export const areasOf = (strapi: Core.Strapi): readonly Area[] => mergedAreasOf(strapi).areas;

export const recordOf = (strapi: Core.Strapi, kind: SubjectKind): RecordKind => mergedAreasOf(strapi).records[kind];

export const recordKinds = (strapi: Core.Strapi) => SUBJECT_KINDS.map((kind) => ({ kind, ...recordOf(strapi, kind) }));

export const kindOf = (strapi: Core.Strapi, uid: string): SubjectKind | undefined =>
  SUBJECT_KINDS.find((kind) => recordOf(strapi, kind).uid === uid);

/** The part of a record that the type is, with the record's kind. */
export const partOf = (strapi: Core.Strapi, uid: string) =>
  recordKinds(strapi)
    .flatMap(({ kind, parts = [] }) => parts.map((part) => ({ kind, ...part })))
    .find((part) => part.uid === uid);

export const sheetOf = (strapi: Core.Strapi, kind: ImportKind): Sheet => mergedAreasOf(strapi).sheets[kind]({ strapi });

export const exportOf = (strapi: Core.Strapi, kind: ExportKind): ListExport => {
  const { sheets, exports } = mergedAreasOf(strapi);
  return kind in exports
    ? exports[kind as keyof typeof exports]({ strapi })
    : exportOfSheet(sheets[kind as keyof typeof sheets]({ strapi }));
};

export const publicationsOf = (strapi: Core.Strapi): Record<string, Publication> =>
  Object.assign({}, ...areasOf(strapi).map(({ publications }) => publications));

export const mailsOf = (strapi: Core.Strapi) => mergedAreasOf(strapi).mails;

export const notificationsOf = (strapi: Core.Strapi) => mergedAreasOf(strapi).notifications;

export const dashboardOf = (strapi: Core.Strapi) => mergedAreasOf(strapi).dashboard;

const termRecord = (kind: TermKind): RecordKind => ({
  uid: kind.uid,
  table: kind.table,
  title: 'name',
  fields: activityOf(kind),
  images: kind.images ?? [],
  belongings: [...(kind.part ? [{ table: kind.part.table, column: kind.part.owner }] : []), ...linksOf(kind)],
  parts: kind.part ? [kind.part] : [],
});

const linksOf = ({ records: { kind, link } }: TermKind): Belonging[] =>
  link ? [{ table: link.table, column: link.term, other: { column: link.record, kind } }] : [];
