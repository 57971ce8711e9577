/** How Strapi stores a field, and what the console’s form checks before the rule does. */
export type Attribute = { type: string } & Record<string, unknown>;

const column = { notNullable: true };

export const requiredLine = (minLength?: number, maxLength?: number): Attribute => ({
  type: 'string',
  required: true,
  ...(minLength && { minLength, maxLength }),
  column,
});
export const optionalLine = (maxLength?: number): Attribute => ({ type: 'string', ...(maxLength && { maxLength }) });
export const requiredText: Attribute = { type: 'text', required: true, column };
export const optionalText = (maxLength: number): Attribute => ({ type: 'text', maxLength });
export const requiredMarkdown = (minLength: number, maxLength: number): Attribute => ({
  type: 'richtext',
  required: true,
  minLength,
  maxLength,
  column,
});
/** Empty rather than null. */
export const optionalMarkdown = (maxLength: number): Attribute => ({
  type: 'richtext',
  maxLength,
  column,
  default: '',
});
/** Made from a Markdown field whenever it is saved. */
export const rendered: Attribute = { type: 'text', column, default: '' };
export const webAddress: Attribute = { type: 'string', maxLength: 2000, column: { type: 'string', args: [2000] } };
export const flag = (initially: boolean): Attribute => ({
  type: 'boolean',
  default: initially,
  required: true,
  column,
});
export const oneOf = <Value extends string>(values: readonly Value[], initially: NoInfer<Value>): Attribute => ({
  type: 'enumeration',
  enum: values,
  default: initially,
  required: true,
  column,
});
export const json: Attribute = { type: 'json' };
export const linksTo = (target: string): Attribute => ({ type: 'relation', relation: 'manyToMany', target });
