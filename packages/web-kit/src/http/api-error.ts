import type { ErrorBody, FieldError } from '@stoa/contract';
import { isAxiosError } from 'axios';

/** What a call that failed throws: the body that the server sent, or one in its shape where it sent none. */
export class ApiError extends Error implements ErrorBody {
  readonly data = null;
  readonly error: ErrorBody['error'];

  constructor(error: ErrorBody['error']) {
    super(error.message);
    this.name = 'ApiError';
    this.error = error;
  }
}

/** The shop cannot be reached at all. */
export const isOffline = (error: unknown): boolean => error instanceof ApiError && error.error.status === 0;
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.error.status === 404;

/** The record as it stands now, where a change was refused because somebody else had changed it first. */
export function changedMeanwhile<Record>(error: unknown): Record | undefined {
  const current = error instanceof ApiError && error.error.status === 409 ? error.error.details.current : undefined;
  return (current ?? undefined) as Record | undefined;
}

export function toApiError(failure: unknown): unknown {
  if (!isAxiosError(failure) || failure.code === 'ERR_CANCELED') return failure;
  const { response } = failure;
  if (!response) return unanswered(0, 'NetworkError', 'The shop cannot be reached. Please check your connection.');
  const { error } = (response.data ?? {}) as Partial<ErrorBody>;
  if (typeof error?.message !== 'string' || error.message === '')
    return unanswered(response.status, 'UnreadableAnswer', 'The shop cannot answer at the moment. Please try again.');
  return new ApiError({ ...error, status: response.status, details: error.details ?? {} });
}

const unanswered = (status: number, name: string, message: string) =>
  new ApiError({ status, name, message, details: {} });

/** Words that are no message to anybody. */
const EMPTY_WORDS = 'Internal Server Error';
const OUR_OWN = ['NetworkError', 'UnreadableAnswer'];

/** What the server says is wrong, else `fallback`. */
export function errorMessage(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError) || OUR_OWN.includes(error.error.name)) return fallback;
  return error.message === EMPTY_WORDS ? fallback : error.message;
}

/** The server's complaints by field, as Formik takes them. */
export function fieldErrors(error: unknown): Record<string, string> {
  const complaints: FieldError[] = error instanceof ApiError ? (error.error.details.errors ?? []) : [];
  return Object.fromEntries(complaints.map(({ path, message }) => [path.join('.'), message]));
}
