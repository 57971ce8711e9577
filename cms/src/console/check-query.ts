import { isOperator } from '@strapi/utils';
import { badField } from '../http/problem';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A name such as `constructor`, which Strapi finds in its objects although nobody put it there. */
export const isInherited = (name: unknown): boolean => typeof name === 'string' && name in Object.prototype;

const checkFilters = (filters: unknown, path: string): void => {
  if (!isObject(filters)) return;
  for (const [key, value] of Object.entries(filters)) {
    const field = `${path}[${key}]`;
    if (isInherited(key)) throw badField(field, `${field} isn’t a field`);
    if (key.startsWith('$') && !isOperator(key)) throw badField(field, `${field} isn’t an operator`);
    if (['$and', '$or'].includes(key) && !Array.isArray(value)) throw badField(field, `${field} must be a list`);
    checkFilters(value, field);
  }
};

/** Strapi checks queries on some of its routes only, and on others fails. */
export const checkQuery = ({ filters, fields, sort }: Record<string, unknown>): void => {
  if (filters !== undefined && !isObject(filters)) throw badField('filters', 'filters must name fields');
  checkFilters(filters, 'filters');
  for (const [name, values] of Object.entries({ fields, sort }))
    if ([values].flat().some(isInherited)) throw badField(name, `${name} must name fields`);
};
