import { MAX_ID } from '@stoa/contract';
import type { Lookups } from '../../../csv/cells/columns';
import type { Input, Sheet } from '../../../csv/sheet';
import type { Sql } from '../../../database/sql';
import { type ImportRecord, type NewTerm, saveNewTerms } from '../queries/imports';
import type { Group } from './groups';

const KINDS = ['categories', 'tags'] as const;

/** The categories and tags of the shop, and those that confirming the import will create. */
export const withNewTerms = async (
  sql: Sql,
  { id, new_terms }: ImportRecord,
  lookups: Lookups,
  groups: Group[],
  isNew: (group: Group) => boolean,
) => {
  const found = [...new_terms];
  const slugs = { categories: new Set(lookups.categories.keys()), tags: new Set(lookups.tags.keys()) };
  for (const { kind, slug } of found) slugs[kind].add(slug);
  for (const group of groups.filter(({ faults }) => faults.length === 0)) {
    // Only a new record gets a category that its row doesn't name.
    const needsCategory = group.lines[0]?.cells.category !== undefined || isNew(group);
    for (const kind of KINDS.filter((one) => one === 'tags' || needsCategory))
      for (const [slug, name] of group[kind])
        if (!slugs[kind].has(slug)) {
          slugs[kind].add(slug);
          found.push({ kind, name, slug, placeholder: MAX_ID - found.length });
        }
  }
  if (found.length > new_terms.length) await saveNewTerms(sql, id, found);
  const all = (kind: NewTerm['kind']) =>
    new Map([
      ...found.flatMap((term) => (term.kind === kind ? [[term.slug, term.placeholder] as const] : [])),
      ...lookups[kind],
    ]);
  return { ...lookups, categories: all('categories'), tags: all('tags') };
};

/** Creates what doesn’t exist yet, once. Returns what puts the real ids into an input. */
export const createNewTerms = async (
  sql: Sql,
  sheet: Sheet,
  { id, new_terms }: ImportRecord,
): Promise<(input: Input) => Input> => {
  if (new_terms.some((term) => term.id === undefined)) {
    const lookups = await sheet.lookups(sql);
    for (const term of new_terms)
      term.id ??= lookups[term.kind].get(term.slug) ?? (await sheet.createTerm?.(term.kind, term));
    await saveNewTerms(sql, id, new_terms);
  }
  const real = new Map(new_terms.map(({ placeholder, id: termId }) => [placeholder, termId]));
  return (input) => ({
    ...input,
    ...('categoryId' in input && { categoryId: real.get(input.categoryId as number) ?? input.categoryId }),
    ...(Array.isArray(input.tags) && { tags: input.tags.map((tag) => real.get(tag) ?? tag) }),
  });
};
