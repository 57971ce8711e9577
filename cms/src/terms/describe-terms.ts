/** Everything an area declares about its categories and tags. */
import type { ConsoleLayout } from '../console/layout';
import { type ConstraintMeanings, slugTaken } from '../database/errors';
import { contractRule } from '../documents/contract-rule';
import type { Draft, Rule } from '../documents/rule';
import { withHtml } from '../documents/with-html';
import type { TermKind } from './term-kind';

export const termRules = (kinds: TermKind[]): Record<string, Rule> =>
  Object.fromEntries(
    kinds.map(({ uid, create, update, texts = [], part }) => {
      const rule = contractRule({ create, update });
      return [
        uid,
        async (draft, write) => {
          const { own, parts } = withoutPart(draft, part?.field);
          return { ...withHtml(await rule(own, write), texts), ...parts };
        },
      ];
    }),
  );

/** Its rows have a rule of their own; here they are a relation, emptied in a copy. */
const withoutPart = (draft: Draft, field: string | undefined): { own: Draft; parts: Draft } => {
  if (field === undefined || !(field in draft)) return { own: draft, parts: {} };
  const { [field]: rows, ...own } = draft;
  return { own, parts: { [field]: rows } };
};

export const termConstraints = (kinds: TermKind[]): ConstraintMeanings =>
  Object.fromEntries(kinds.map(({ table, noun }) => [`${table}_slug_unique`, () => slugTaken(`Another ${noun}`)]));

const capitalised = (word: string): string => word[0]?.toUpperCase() + word.slice(1);

/** What people can change, besides the name and slug. */
export const editedFields = ({ fields = {} }: TermKind) =>
  Object.entries(fields).flatMap(([name, field]) => ('column' in field ? [{ name, ...field }] : []));

/** What the activity tells of a term. */
export const activityOf = (kind: TermKind): Record<string, string> => ({
  name: 'subject.name',
  slug: 'subject.slug',
  ...Object.fromEntries(
    Object.entries(kind.fields ?? {}).flatMap(([name, field]) => {
      const value = 'column' in field ? `subject.${field.column}` : field.activity;
      return value ? [[name, value]] : [];
    }),
  ),
});

export const termLayout = (kind: TermKind): ConsoleLayout => {
  const {
    uid,
    records: { table },
    help,
  } = kind;
  const edited = editedFields(kind);
  const textsOf = (text: 'label' | 'help') =>
    Object.fromEntries(edited.flatMap(({ name, console }) => (console[text] ? [[name, console[text]]] : [])));
  return {
    uid,
    mainField: 'name',
    sort: { by: 'name', order: 'ASC' },
    columns: ['name', 'slug', table, 'createdAt'],
    form: [{ name: 6, slug: 6 }, ...edited.map(({ name }) => ({ [name]: 12 as const }))],
    labels: { name: 'Name', slug: 'Slug', ...textsOf('label'), [table]: capitalised(table), createdAt: 'Created' },
    help: { slug: help, ...textsOf('help') },
    readOnly: [table],
  };
};
