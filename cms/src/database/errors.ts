import { badRequest, conflict, type Problem } from '../http/problem';

interface DatabaseError {
  code: string;
  constraint?: string;
}

/** Explains each violated constraint, by name, to the user who caused it. */
export type ConstraintMeanings = Record<string, () => Problem>;

const meanings: ConstraintMeanings = {};

/** Must be called before the first statement. */
export const explainConstraints = (more: ConstraintMeanings): void => {
  Object.assign(meanings, more);
};

/** A 409 for one field. */
export const conflictOf = (field: string, message: string): Problem =>
  conflict(message, { errors: [{ path: [field], message }] });

export const slugTaken = (who: string): Problem => conflictOf('slug', `${who} already uses this slug`);

const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code);

/** Strapi’s own errors for dates, times, and relations it can’t read. */
const FORMAT_ERRORS = /^Invalid\w+Format$/;

export const describeDatabaseError = (error: unknown): Problem | undefined => {
  if (error instanceof Error && FORMAT_ERRORS.test(error.name)) return badRequest(error.message);
  if (!isDatabaseError(error)) return undefined;
  const meaning = error.constraint ? meanings[error.constraint] : undefined;
  if (meaning) return meaning();
  if (error.code === '23505') return conflict('This record already exists');
  if (error.code === '23503') return conflict('This record is in use, or something it refers to no longer exists');
  if (error.code === '40P01') return conflict('Someone else saved at the same moment. Please try again');
  // The contract and the rules refuse these with better messages; anything that gets past them must not end in a 500.
  if (error.code === '23514' || error.code.startsWith('22'))
    return badRequest('The request contains a value that isn’t allowed');
  return undefined;
};
