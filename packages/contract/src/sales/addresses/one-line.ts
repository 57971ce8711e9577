import type * as yup from 'yup';

/** Part of an address or an email's greeting, where another line would look like something else. */
export const oneLine = <Schema extends yup.StringSchema<string | null | undefined>>(label: string, schema: Schema) =>
  schema.test('one-line', `${label} must be one line`, (value) => !value || !/[\r\n]/.test(value)) as Schema;
