import { fittingValues, MAX_PROPERTIES, MOST_ERRORS, propertyInput, updatePropertyInput } from '@stoa/contract';
import { sql as expression } from 'kysely';
import { type ConstraintMeanings, slugTaken } from '../../../database/errors';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { contractRule } from '../../../documents/contract-rule';
import type { Draft, Rule, Write } from '../../../documents/rule';
import { typedList } from '../../../documents/typed-list';
import { badField, badRequest } from '../../../http/problem';
import { readProperties } from './queries';
import { SLUG_STAYS } from './write';

const fields = contractRule({
  create: propertyInput,
  update: updatePropertyInput,
  required: { category: 'Category is required' },
  checkedTogether: ['kind', 'unit', 'choices', 'facet'],
});

/** Of one property, as editors save it. */
export const propertyRule: Rule = async (draft, write) => {
  if (write.action === 'clone') throw badRequest('Add another property instead of copying this one');
  const stored = await write.current();
  if (stored && draft.slug !== undefined && draft.slug !== stored.slug) throw badField('slug', SLUG_STAYS);
  const checked = await fields({ ...draft, ...('choices' in draft && { choices: typedList(draft.choices) }) }, write);
  await write.read((sql) => joinCategory(sql, checked, write.documentId));
  return checked;
};

/** Locks the category, and lets forms know that were opened before. */
const joinCategory = async (sql: Sql, { category, name }: Draft, documentId: string | undefined): Promise<void> => {
  const db = tables(sql);
  const properties = db.selectFrom('item_properties');
  const own = documentId
    ? await properties.where('document_id', '=', documentId).select('category_id').executeTakeFirst()
    : undefined;
  const id = Number(category ?? own?.category_id);
  await db.updateTable('item_categories').where('id', '=', id).set({ updated_at: new Date() }).execute();
  const others = await properties
    .where('category_id', '=', id)
    .where('document_id', '<>', documentId ?? '')
    .select('name')
    .execute();
  if (others.length >= MAX_PROPERTIES)
    throw badField('category', `A category can have at most ${MAX_PROPERTIES} properties`);
  if (typeof name === 'string' && others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    throw nameTaken();
};

const nameTaken = () => badField('name', 'Another property of this category already has this name');

export const propertyConstraints: ConstraintMeanings = {
  item_properties_category_check: () => badField('category', 'Category is required'),
  item_properties_name_unique: nameTaken,
  item_properties_slug_unique: () => slugTaken('Another property of this category'),
};

type Values = Parameters<typeof fittingValues>[1];

/** New values have to fit the category. Stored ones that no longer do are sent back with the console's form, and stay hidden. */
export const withFittingValues = async (draft: Draft, { documentId, read }: Write): Promise<Draft> => {
  const { properties: given, category } = draft;
  if (given === undefined) return draft;
  const { properties, kept } = await read(async (sql) => {
    const stored = documentId
      ? await tables(sql)
          .selectFrom('items')
          .where('document_id', '=', documentId)
          .select(['category_id', expression<Values>`COALESCE(properties, '{}')::json`.as('properties')])
          .executeTakeFirst()
      : undefined;
    const kept: Values = stored?.properties ?? {};
    return { properties: await readProperties(sql, Number(category ?? stored?.category_id)), kept };
  });
  const isKept = (slug: string) => slug in kept && kept[slug] === (given as Values)[slug];
  const { values, errors: found } = fittingValues(properties, given as Values);
  const errors = found.filter(({ path: [, slug = ''] }) => !isKept(slug)).slice(0, MOST_ERRORS);
  if (errors.length > 0) throw badRequest(errors.map(({ message }) => message).join('; '), { errors });
  const hidden = found.map(({ path: [, slug = ''] }) => [slug, kept[slug]]);
  return { ...draft, properties: { ...values, ...Object.fromEntries(hidden) } };
};
