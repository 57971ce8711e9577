/** Everything an area declares about its categories and tags. */
import type { ConsoleLayout } from '../console/layout';
import { type ConstraintMeanings, slugTaken } from '../database/errors';
import { contractRule } from '../documents/contract-rule';
import type { Rule } from '../documents/rule';
import type { TermKind } from './term-kind';

export const termRules = (kinds: TermKind[]): Record<string, Rule> =>
  Object.fromEntries(kinds.map(({ uid, create, update }) => [uid, contractRule({ create, update })]));

export const termConstraints = (kinds: TermKind[]): ConstraintMeanings =>
  Object.fromEntries(kinds.map(({ table, noun }) => [`${table}_slug_unique`, () => slugTaken(`Another ${noun}`)]));

const capitalised = (word: string): string => word[0]?.toUpperCase() + word.slice(1);

export const termLayout = ({ uid, hasDescription, records: { table }, help }: TermKind): ConsoleLayout => ({
  uid,
  mainField: 'name',
  sort: { by: 'name', order: 'ASC' },
  columns: hasDescription ? ['name', 'slug', 'description', table] : ['name', 'slug', table, 'createdAt'],
  form: [{ name: 6, slug: 6 }, ...(hasDescription ? [{ description: 12 as const }] : [])],
  labels: {
    name: 'Name',
    slug: 'Slug',
    ...(hasDescription ? { description: 'Description' } : {}),
    [table]: capitalised(table),
    ...(hasDescription ? {} : { createdAt: 'Created' }),
  },
  help: { slug: help },
  readOnly: [table],
});
