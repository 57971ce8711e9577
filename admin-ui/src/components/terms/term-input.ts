import { blogCategoryInput, marketplaceCategoryInput, type Term, tagInput } from '@stoa/contract';
import { schemaErrors, sendData } from '@stoa/web-kit';
import { type TermKind, termPaths } from './api';
import { hasDescription, type TermValues } from './term-fields';

export const toTermInput = (kind: TermKind, { description, ...values }: TermValues) =>
  hasDescription(kind) ? { ...values, description: description.trim() || null } : values;

const schemas = {
  itemCategory: marketplaceCategoryInput,
  itemTag: tagInput,
  blogCategory: blogCategoryInput,
  blogTag: tagInput,
} satisfies Record<TermKind, unknown>;

export const termErrors = (kind: TermKind, values: TermValues) =>
  schemaErrors(schemas[kind], toTermInput(kind, values));

export const addTerm = (kind: TermKind, values: TermValues) =>
  sendData<Term>(termPaths[kind], { body: toTermInput(kind, values) });
