import type { ErrorBody, FieldError } from '@stoa/contract';

/** Thrown by failed calls: the error body the server sent, or one in the same shape if it sent none. */
export class ApiError extends Error implements ErrorBody {
  readonly data = null;
  readonly error: ErrorBody['error'];

  constructor(error: ErrorBody['error']) {
    super(error.message);
    this.name = 'ApiError';
    this.error = error;
  }
}

export const isOffline = (error: unknown): boolean => error instanceof ApiError && error.error.status === 0;
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.error.status === 404;

/** The current record, if a change was refused because someone else changed it first. */
export function currentIfStale<Record>(error: unknown): Record | undefined {
  const current = error instanceof ApiError && error.error.status === 409 ? error.error.details.current : undefined;
  return (current ?? undefined) as Record | undefined;
}

/** No response came. */
export const unanswered = (): ApiError =>
  new ApiError({
    status: 0,
    name: 'NetworkError',
    message: 'We couldn’t reach the shop. Check your connection and try again.',
    details: {},
  });

const LEAVING_MS = 100;

/** A page that is being left fails its requests a moment before it ends. Nobody must take that for a lost connection. */
export async function networkLost(): Promise<ApiError> {
  await new Promise((passed) => setTimeout(passed, LEAVING_MS));
  return unanswered();
}

/** From a response's status and body, which may not be the shop's. */
export function failed(status: number, body: unknown): ApiError {
  const { error } = (body ?? {}) as Partial<ErrorBody>;
  if (typeof error?.message === 'string' && error.message !== '')
    return new ApiError({ ...error, status, details: error.details ?? {} });
  const message = 'The shop isn’t responding. Please try again.';
  return new ApiError({ status, name: 'UnreadableAnswer', message, details: {} });
}

/** Messages that mean nothing to a user. */
const EMPTY_WORDS = 'Internal Server Error';
const OUR_OWN = ['NetworkError', 'UnreadableAnswer'];

/** The server's message, or `fallback` if it has none worth showing. */
export function errorMessage(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError) || OUR_OWN.includes(error.error.name)) return fallback;
  return error.message === EMPTY_WORDS ? fallback : error.message;
}

/** The server's errors by field, as Formik expects them. */
export function fieldErrors(error: unknown): Record<string, string> {
  const errors: FieldError[] = error instanceof ApiError ? (error.error.details.errors ?? []) : [];
  return Object.fromEntries(errors.map(({ path, message }) => [path.join('.'), message]));
}
