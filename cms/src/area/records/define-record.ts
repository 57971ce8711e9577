import type { Core } from '@strapi/strapi';
import type { ConsoleLayout } from '../../console/layout';
import { type ConstraintMeanings, slugTaken } from '../../database/errors';
import { contractRule } from '../../documents/contract-rule';
import type { Draft, Rule } from '../../documents/rule';
import { badField } from '../../http/problem';
import type { Route } from '../../http/routes';
import { hasTooManyTags, renderMarkdown, TOO_MANY_TAGS } from '../../markdown/render';
import type { Context } from '../../services';
import { activityFields, consoleTexts, type FieldsTable } from '../fields';
import type { RecordKind } from '../record-kind';
import type { Attribute } from './attributes';
import type { ContentType, InputSchema, ListQuery, RecordDefinition, RecordService } from './definition';
import { recordRoutes } from './record-routes';
import { recordService } from './record-service';

/** What Strapi loads for a content type. */
export interface StrapiSchema {
  kind: 'collectionType';
  collectionName: string;
  info: { singularName: string; pluralName: string; displayName: string; description: string };
  options: { draftAndPublish: false };
  pluginOptions: object;
  indexes: { name: string; columns: string[]; type: 'unique' }[];
  attributes: Record<string, Attribute>;
}

/** A defined kind, for the code that handles any. */
export interface DefinedRecord {
  uid?: string;
  /** How its activity and the trash see it. */
  record: RecordKind;
  schema?: StrapiSchema;
  rule?: Rule;
  layout?: ConsoleLayout;
  constraints: ConstraintMeanings;
  routes: (strapi: Core.Strapi) => Route[];
}

/** With the service that its area offers. */
export type DefinedKind<Whole, Listed, Asked, Input> = DefinedRecord & {
  service: (context: Context) => RecordService<Whole, Listed, Asked, Input>;
};

export const defineRecord = <
  Whole extends { id: number },
  Listed extends { id: number },
  Asked extends ListQuery,
  Input extends object,
>(
  definition: RecordDefinition<Whole, Listed, Asked, Input>,
): DefinedKind<Whole, Listed, Asked, Input> => {
  const { table, noun, title, type, create, update, record } = definition;
  const fields: FieldsTable = definition.fields;
  const hasSlug = 'slug' in fields;
  const titled = fields[title];
  return {
    record: {
      ...(type && { uid: type.uid }),
      table,
      title: titled && 'column' in titled ? titled.column : title,
      fields: activityFields(fields),
      ...record,
    },
    constraints: hasSlug ? { [`${table}_slug_unique`]: () => slugTaken(`Another ${noun}`) } : {},
    ...(type && {
      uid: type.uid,
      schema: schemaOf(type, table, fields),
      layout: layoutOf(type, title, fields),
      rule: ruleOf(type, fields, create ?? update, update),
    }),
    routes: (strapi: Core.Strapi) => recordRoutes(strapi, definition),
    service: ({ strapi }: Context) => recordService(strapi, definition),
  };
};

const attributeNames = (fields: FieldsTable): [attribute: string, field: string][] =>
  Object.entries(fields).map(([name, { console }]) => [console?.attribute ?? name, name]);

const schemaOf = ({ uid, label, description }: ContentType, table: string, fields: FieldsTable): StrapiSchema => ({
  kind: 'collectionType',
  collectionName: table,
  info: { singularName: uid.split('.')[1] ?? '', pluralName: table, displayName: label, description },
  options: { draftAndPublish: false },
  pluginOptions: {},
  indexes: 'slug' in fields ? [{ name: `${table}_slug_unique`, columns: ['slug'], type: 'unique' }] : [],
  attributes: Object.fromEntries(
    attributeNames(fields).flatMap(([attribute, name]) => {
      const type = fields[name]?.type;
      // Strapi changes what it is given.
      return type ? [[attribute, structuredClone(type)]] : [];
    }),
  ),
});

const layoutOf = ({ uid, console }: ContentType, title: string, fields: FieldsTable): ConsoleLayout => ({
  uid,
  mainField: title,
  sort: { by: title, order: 'ASC' },
  ...console,
  ...consoleTexts(fields),
});

const ruleOf = (
  { markdown, checkedTogether = [], links = [], readDraft = (draft) => draft }: ContentType,
  fields: FieldsTable,
  create: InputSchema,
  update: InputSchema,
): Rule => {
  const rule = contractRule({
    create: create.omit(links as never[]),
    update: update.omit([...links, 'updatedAt'] as never[]),
    names: Object.fromEntries(attributeNames(fields).filter(([attribute, name]) => attribute !== name)),
    checkedTogether,
  });
  return async (draft, write) => {
    const checked = await rule(readDraft(draft), write);
    return markdown ? withRendering(markdown, checked) : checked;
  };
};

/** What is made from the Markdown is never accepted as input; it is made again whenever the text changes. */
const withRendering = (text: string, { [`${text}Html`]: _h, opening: _o, ...draft }: Draft): Draft => {
  const markdown = draft[text];
  if (typeof markdown !== 'string') return draft;
  if (hasTooManyTags(markdown)) throw badField(text, TOO_MANY_TAGS);
  const { html, opening } = renderMarkdown(markdown);
  return { ...draft, [`${text}Html`]: html, opening };
};
