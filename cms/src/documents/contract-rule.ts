import { check, type FieldError } from '@stoa/contract';
import { badRequest } from '../http/problem';
import type { Draft, Rule, Write } from './rule';

type Schema = Parameters<typeof check>[0];

interface ContractRule {
  create: Schema;
  update: Schema;
  /** Where an attribute bears another name than the contract's field: { availability: 'status' }. */
  names?: Record<string, string>;
  /** Relations that a record must have, with the sentence for one that has not. */
  required?: Record<string, string>;
  /** What the shop counts itself, with what it begins at: a form that was open for long must not set it back. */
  owned?: Record<string, unknown>;
}

const withoutOwned = (draft: Draft, owned: Draft, action: Write['action']): Draft => {
  if (action === 'create') return draft;
  const rest = Object.fromEntries(Object.entries(draft).filter(([attribute]) => !(attribute in owned)));
  return action === 'clone' ? { ...rest, ...owned } : rest;
};

/** A new record's empty fields are left to the defaults; in an update nothing was sent of what is undefined. */
const isSent = (value: unknown, creates: boolean): boolean => value !== undefined && !(creates && value === null);

/** Relations to one record come as an id, or as null for none: see relation-columns.ts. */
const leavesEmpty = (relation: unknown, creates: boolean): boolean =>
  relation === null || (creates && relation === undefined);

/** The contract's rules for what is written, under the attributes' names. The schemas hold plain fields only. */
export const contractRule = ({ create, update, names = {}, required = {}, owned = {} }: ContractRule): Rule => {
  const fieldOf = (attribute: string) => names[attribute] ?? attribute;
  const attributes = Object.fromEntries(Object.entries(names).map(([attribute, field]) => [field, attribute]));
  const attributeOf = (field: string) => attributes[field] ?? field;

  return (draft, { action }) => {
    const creates = action === 'create';
    const kept = withoutOwned(draft, owned, action);
    const sent = Object.entries(kept).filter(([, value]) => isSent(value, creates));
    const input = Object.fromEntries(sent.map(([attribute, value]) => [fieldOf(attribute), value]));
    // A clone starts from a record that obeys already: what is sent with it is a change.
    const result = check(creates ? create : update, input);

    const errors: FieldError[] = 'errors' in result ? result.errors : [];
    const faults = [
      ...errors.map(({ path: [field = '', ...rest], message }) => ({ path: [attributeOf(field), ...rest], message })),
      ...Object.entries(required)
        .filter(([relation]) => leavesEmpty(kept[relation], creates))
        .map(([relation, message]) => ({ path: [relation], message })),
    ];
    if (faults.length > 0) throw badRequest(faults.map(({ message }) => message).join('; '), { errors: faults });

    const cleaned = 'value' in result ? Object.entries(result.value as Draft) : [];
    return { ...kept, ...Object.fromEntries(cleaned.map(([field, value]) => [attributeOf(field), value])) };
  };
};
