import type { Core, Schema } from '@strapi/strapi';
import { badField } from '../http/problem';

const isOperation = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the console's form sends for a relation that wasn't touched. */
const isUntouched = (value: unknown): boolean =>
  value === undefined ||
  (isOperation(value) && !('set' in value) && Object.values(value).every((refs) => [refs].flat().length === 0));

/** A record's relations that are stored at the other end, such as a tag's items. */
const inverseRelations = ({ attributes }: Schema.ContentType) =>
  Object.entries(attributes).flatMap(([name, attribute]) =>
    'mappedBy' in attribute && 'target' in attribute && attribute.mappedBy
      ? [{ name, target: attribute.target, field: attribute.mappedBy }]
      : [],
  );

/**
 * Links are changed from one end only, where rules are checked and activity is recorded: an item sets its category and tags. From
 * the other end, saving a tag in the console could change items no one saved, and copying a category would take all items from
 * the original.
 */
export const keepInverseRelations = (strapi: Core.Strapi): void => {
  strapi.documents.use((context, next) => {
    const params = context.params as { data?: Record<string, unknown> };
    if (!context.uid.startsWith('api::') || !['create', 'update', 'clone'].includes(context.action)) return next();
    for (const { name, target, field } of inverseRelations(context.contentType)) {
      const { [name]: sent, ...rest } = params.data ?? {};
      if (!isUntouched(sent)) {
        const { singularName } = strapi.getModel(target).info;
        throw badField(name, `This can’t be changed here. Open the ${singularName} and change its ${field}`);
      }
      params.data = context.action === 'clone' ? { ...rest, [name]: null } : rest;
    }
    return next();
  });
};
