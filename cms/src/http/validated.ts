import { check } from '@stoa/contract';
import { badRequest } from './problem';

type Schema = Parameters<typeof check>[0];
type Cleaned<S extends Schema> = Extract<ReturnType<typeof check<S>>, { value: unknown }>['value'];

/** Returns the cleaned input, or throws a 400 that names every invalid field. */
export const validated = <S extends Schema>(schema: S, input: unknown): Cleaned<S> => {
  const result = check(schema, input ?? {});
  if ('errors' in result) throw badRequest(result.errors.map((error) => error.message).join('; '), result);
  return result.value as Cleaned<S>;
};
