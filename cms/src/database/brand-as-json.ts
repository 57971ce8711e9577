import { type EditableBrand, NO_BRAND } from '@stoa/contract';
import { sql as expression } from 'kysely';

const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const FIELDS = Object.keys(NO_BRAND).map((name) => `'${name}', ${columnOf(name)}`);

/** The shop’s brand within another statement, so that an email costs one. Null: an editor deleted it. */
export const brandAsJson = expression<EditableBrand | null>`(
  SELECT json_build_object(${expression.raw(FIELDS.join(', '))}, 'updatedAt', updated_at AT TIME ZONE 'UTC')
  FROM brand LIMIT 1)`;
