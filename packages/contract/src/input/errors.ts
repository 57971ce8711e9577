import * as yup from 'yup';
import { findLongList } from './long-lists';
import { whyUnreadable } from './plain-input';

export interface FieldError {
  path: string[];
  message: string;
}

export interface ErrorBody {
  data: null;
  error: {
    status: number;
    name: string;
    message: string;
    details: { errors?: FieldError[] } & Record<string, unknown>;
  };
}

/** How many an answer names. Nobody mends more at once. */
export const MOST_ERRORS = 20;
/** Names of fields that there are none of can be as long as the whole request. */
const LONGEST_NAME = 100;

/** `tags[0].name` → ['tags', '0', 'name'] */
const toPath = (path: string): string[] => path.split(/[.[\]]+/).filter(Boolean);

function* withUnknownFields({ path = '', message, type, params }: yup.ValidationError) {
  if (type !== 'exact') yield { path, message };
  else
    for (const unknown of String(params?.properties).split(', ')) {
      const name = unknown.length > LONGEST_NAME ? `${unknown.slice(0, LONGEST_NAME)}…` : unknown;
      yield { path: path ? `${path}.${name}` : name, message: `${name} is not allowed` };
    }
}

/** The errors of a failed validation, keeping only the first per field. */
export const fieldErrors = (error: yup.ValidationError): FieldError[] => {
  const first = new Map<string, FieldError>();
  for (const one of error.inner.length > 0 ? error.inner : [error])
    for (const { path, message } of withUnknownFields(one)) {
      if (first.size === MOST_ERRORS) return [...first.values()];
      if (!first.has(path)) first.set(path, { path: toPath(path), message });
    }
  return [...first.values()];
};

export type Validation<T> = { value: T } | { errors: FieldError[] };

const isExact = (schema: yup.Schema): boolean => schema.tests.some((test) => test.OPTIONS?.name === 'exact');

/** Validates and cleans an input. Unknown keys are dropped, unless the schema is exact and rejects them. */
export const check = <S extends yup.Schema>(schema: S, input: unknown): Validation<yup.InferType<S>> => {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return { errors: [{ path: [], message: 'The request body must be a JSON object' }] };
  const list = findLongList(schema, input);
  if (list) return { errors: [list] };
  const reason = whyUnreadable(input);
  if (reason) return { errors: [{ path: [], message: reason }] };
  const options = { abortEarly: false, stripUnknown: !isExact(schema), disableStackTrace: true };
  try {
    return { value: schema.validateSync(input, options) };
  } catch (error) {
    if (error instanceof yup.ValidationError) return { errors: fieldErrors(error) };
    throw error;
  }
};
