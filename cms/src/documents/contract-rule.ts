import { check, type FieldError } from '@stoa/contract';
import { badRequest } from '../http/problem';
import type { Draft, Rule, Write } from './rule';

type Schema = Parameters<typeof check>[0];

interface ContractRule {
  create: Schema;
  update: Schema;
  /** Attributes whose names differ from the contract's: { availability: 'status' }. */
  names?: Record<string, string>;
  /** Required relations, with the error message for each. */
  required?: Record<string, string>;
  /** Values the shop keeps itself, with their initial values. A form that was open for a long time must not reset them. */
  owned?: Record<string, unknown>;
  /** Fields validated against each other. Those that a change doesn’t include are read from the database. */
  checkedTogether?: readonly string[];
}

const withoutOwned = (draft: Draft, owned: Draft, action: Write['action']): Draft => {
  if (action === 'create') return draft;
  const rest = Object.fromEntries(Object.entries(draft).filter(([attribute]) => !(attribute in owned)));
  return action === 'clone' ? { ...rest, ...owned } : rest;
};

/** A new record's empty fields get their defaults. In an update, undefined means not sent. */
const isSent = (value: unknown, creates: boolean): boolean => value !== undefined && !(creates && value === null);

/** Relations to one record arrive as an id, or null for none: see relation-columns.ts. */
const leavesEmpty = (relation: unknown, creates: boolean): boolean =>
  relation === null || (creates && relation === undefined);

const storedWith = async (draft: Draft, attributes: string[], { current }: Write): Promise<Draft> => {
  const missing = attributes.filter((attribute) => draft[attribute] === undefined);
  if (missing.length === 0 || missing.length === attributes.length) return {};
  const stored = await current();
  return Object.fromEntries(missing.map((attribute) => [attribute, stored?.[attribute]]));
};

/** Applies the contract's rules under the attributes' names. The schemas only contain plain fields. */
export const contractRule = ({
  create,
  update,
  names = {},
  required = {},
  owned = {},
  checkedTogether = [],
}: ContractRule): Rule => {
  const fieldOf = (attribute: string) => names[attribute] ?? attribute;
  const attributes = Object.fromEntries(Object.entries(names).map(([attribute, field]) => [field, attribute]));
  const attributeOf = (field: string) => attributes[field] ?? field;

  return async (draft, write) => {
    const { action } = write;
    const creates = action === 'create';
    const writable = withoutOwned(draft, owned, action);
    const stored = creates ? {} : await storedWith(writable, checkedTogether.map(attributeOf), write);
    const sent = Object.entries({ ...writable, ...stored }).filter(([, value]) => isSent(value, creates));
    const input = Object.fromEntries(sent.map(([attribute, value]) => [fieldOf(attribute), value]));
    // A clone starts from a valid record, so its input is checked as a change.
    const result = check(creates ? create : update, input);

    const errors: FieldError[] = 'errors' in result ? result.errors : [];
    const faults = [
      ...errors.map(({ path: [field = '', ...rest], message }) => ({ path: [attributeOf(field), ...rest], message })),
      ...Object.entries(required)
        .filter(([relation]) => leavesEmpty(writable[relation], creates))
        .map(([relation, message]) => ({ path: [relation], message })),
    ];
    if (faults.length > 0) throw badRequest(faults.map(({ message }) => message).join('; '), { errors: faults });

    const cleaned = 'value' in result ? Object.entries(result.value as Draft) : [];
    const changed = cleaned.map(([field, value]) => [attributeOf(field), value] as const);
    return { ...writable, ...Object.fromEntries(changed.filter(([attribute]) => !(attribute in stored))) };
  };
};
