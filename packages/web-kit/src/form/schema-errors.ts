import { check } from '@stoa/contract';

type Schema = Parameters<typeof check>[0];

/** Validates against a contract schema and returns errors by field. */
export function schemaErrors(schema: Schema, input: unknown): Record<string, string> {
  const result = check(schema, input);
  return 'errors' in result
    ? Object.fromEntries(result.errors.map(({ path, message }) => [path.join('.'), message]))
    : {};
}
