import { check } from '@stoa/contract';
import { getIn, setIn } from 'formik';

/** Error messages by field path, such as `socialLinks.0.url`. */
export type FieldErrors = Record<string, string>;

/** Nests the errors the way Formik expects. An error on a whole list replaces those of its entries. */
export function nestedErrors(fieldErrors: FieldErrors): object {
  const paths = Object.keys(fieldErrors).sort((one, other) => one.length - other.length);
  return paths.reduce((errors: object, path) => {
    const [root = path] = path.split('.');
    return typeof getIn(errors, root) === 'string' ? errors : setIn(errors, path, fieldErrors[path]);
  }, {});
}

/** Validates against a contract schema and returns errors by field. */
export function schemaErrors(schema: Parameters<typeof check>[0], input: unknown): Record<string, string> {
  const result = check(schema, input);
  return 'errors' in result
    ? Object.fromEntries(result.errors.map(({ path, message }) => [path.join('.'), message]))
    : {};
}
