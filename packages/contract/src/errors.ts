import * as yup from 'yup';
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

/** `tags[0].name` → ['tags', '0', 'name'] */
const toPath = (path: string): string[] => path.split(/[.[\]]+/).filter(Boolean);

const oneForEachUnknownField = ({ path = '', message, type, params }: yup.ValidationError) =>
  type === 'exact'
    ? String(params?.properties)
        .split(', ')
        .map((name) => ({ path: path ? `${path}.${name}` : name, message: `${name} is not allowed` }))
    : [{ path, message }];

/** The errors of a failed validation, keeping only the first per field. */
export const fieldErrors = (error: yup.ValidationError): FieldError[] => {
  const all = error.inner.length > 0 ? error.inner : [error];
  const first = new Map<string, FieldError>();
  for (const { path, message } of all.flatMap(oneForEachUnknownField))
    if (!first.has(path)) first.set(path, { path: toPath(path), message });
  return [...first.values()];
};

export type Validation<T> = { value: T } | { errors: FieldError[] };

const isExact = (schema: yup.Schema): boolean => schema.tests.some((test) => test.OPTIONS?.name === 'exact');

/** Validates and cleans an input. Unknown keys are dropped, unless the schema is exact and rejects them. */
export const check = <S extends yup.Schema>(schema: S, input: unknown): Validation<yup.InferType<S>> => {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return { errors: [{ path: [], message: 'The request body must be a JSON object' }] };
  const reason = whyUnreadable(input);
  if (reason) return { errors: [{ path: [], message: reason }] };
  try {
    return { value: schema.validateSync(input, { abortEarly: false, stripUnknown: !isExact(schema) }) };
  } catch (error) {
    if (error instanceof yup.ValidationError) return { errors: fieldErrors(error) };
    throw error;
  }
};
