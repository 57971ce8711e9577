import { MAX_ID } from '@stoa/contract';
import { badField, badRequest } from '../http/problem';

/** The fields of bodies that are ids, whichever of Strapi’s calls has them. `roles` are those of an editor. */
const ID_FIELDS = new Set(['id', 'parent', 'folder', 'folderId', 'destinationFolderId']);
const ID_LISTS = new Set(['ids', 'fileIds', 'folderIds', 'roles']);
/** Whose names and values are up to whoever enters them: the headers of a webhook. */
const FREE = new Set(['headers']);
/** No call of the console has anything deeper. */
const DEEPEST = 20;

export type Values = Record<string, unknown>;

export const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const isId = (value: unknown): boolean => {
  if (typeof value !== 'number' && !(typeof value === 'string' && /^[1-9]\d*$/.test(value))) return false;
  const id = Number(value);
  return Number.isInteger(id) && id > 0 && id <= MAX_ID;
};

const isDocumentId = (value: unknown): boolean => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

export const requireId = (field: string, value: unknown): void => {
  if (!isId(value)) throw badField(field, `${field} must be an id, a whole number from 1 to ${MAX_ID}`);
};

export const requireDocumentId = (field: string, value: unknown): void => {
  if (!isDocumentId(value)) throw badField(field, `${field} must be the documentId of a record`);
};

export const requireList = (field: string, value: unknown, each: (field: string, value: unknown) => void): void => {
  if (!Array.isArray(value)) throw badField(field, `${field} must be a list`);
  value.forEach((entry, index) => {
    each(`${field}[${index}]`, entry);
  });
};

/** Left out, or none, is up to Strapi. */
export const isNone = (value: unknown): boolean => value === undefined || value === null;

/** At any depth, by the names of the fields. */
export const checkValues = (values: unknown, path = '', depth = 0): void => {
  if (!isObject(values)) return;
  if (depth > DEEPEST) throw badRequest('The request body has too many levels');
  for (const [key, value] of Object.entries(values)) {
    const field = Array.isArray(values) ? `${path}[${key}]` : path ? `${path}.${key}` : key;
    if (isNone(value) || FREE.has(key)) continue;
    if (ID_FIELDS.has(key)) requireId(field, value);
    else if (ID_LISTS.has(key)) requireList(field, value, requireId);
    else checkValues(value, field, depth + 1);
  }
};

/** In a form, what describes its files is JSON in a field. */
export const checkForm = ({ fileInfo }: Values): void => {
  [fileInfo].flat().forEach((text) => {
    if (typeof text !== 'string') return;
    try {
      checkValues({ fileInfo: JSON.parse(text) });
    } catch (error) {
      if (error instanceof SyntaxError) throw badField('fileInfo', 'fileInfo must be JSON');
      throw error;
    }
  });
};

/** Related records and images, as the console’s forms send them. */
export const checkReference = (field: string, value: unknown): void => {
  if (isNone(value)) return;
  if (Array.isArray(value)) for (const one of value) checkReference(field, one);
  else if (!isObject(value)) {
    if (!isId(value)) requireDocumentId(field, value);
  } else {
    const { id, documentId, connect, disconnect, set } = value;
    if (!isNone(id) && !isId(id)) throw badField(field, `${field}: id must be a whole number from 1 to ${MAX_ID}`);
    if (!isNone(documentId)) requireDocumentId(field, documentId);
    for (const part of [connect, disconnect, set]) checkReference(field, part);
  }
};
