import type { Core, Schema } from '@strapi/strapi';
import { badField } from '../http/problem';

const isOperation = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As a form of the console sends a relation that nobody touched. */
const isUntouched = (value: unknown): boolean =>
  value === undefined ||
  (isOperation(value) && !('set' in value) && Object.values(value).every((refs) => [refs].flat().length === 0));

/** Of a record, the relations that are kept by the records at their other end: a tag's items. */
const farEnds = ({ attributes }: Schema.ContentType) =>
  Object.entries(attributes).flatMap(([name, attribute]) =>
    'mappedBy' in attribute && 'target' in attribute && attribute.mappedBy
      ? [{ name, target: attribute.target, field: attribute.mappedBy }]
      : [],
  );

/**
 * What belongs together is changed from one end alone, where its rules are checked and its line is written: an item chooses its
 * category and tags. From the other end, a tag in the console could take items along that nobody saved, and a copy of a
 * category would take all of them away from the original.
 */
export const keepFarEnds = (strapi: Core.Strapi): void => {
  strapi.documents.use((context, next) => {
    const params = context.params as { data?: Record<string, unknown> };
    if (!context.uid.startsWith('api::') || !['create', 'update', 'clone'].includes(context.action)) return next();
    for (const { name, target, field } of farEnds(context.contentType)) {
      const { [name]: sent, ...rest } = params.data ?? {};
      if (!isUntouched(sent)) {
        const { singularName } = strapi.getModel(target).info;
        throw badField(name, `This cannot be changed here: open the ${singularName} and change its ${field}`);
      }
      params.data = context.action === 'clone' ? { ...rest, [name]: null } : rest;
    }
    return next();
  });
};
