import type { ErrorBody } from '@stoa/contract';
import type { State } from 'swr';
import { ApiError } from './api-error';

/** API responses that came with the page, by path. */
export type ApiAnswers = Record<string, { data: unknown } | ErrorBody>;

const failureOf = (answer: ApiAnswers[string] | undefined): ApiError | undefined =>
  answer && 'error' in answer ? new ApiError(answer.error) : undefined;

/** How SWR keeps a response. */
export const stateOf = (answer: ApiAnswers[string]): State<unknown, ApiError> => ({
  data: answer.data ?? undefined,
  error: failureOf(answer),
  isLoading: false,
  isValidating: false,
});
