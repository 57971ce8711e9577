import { Problem } from '../../http/problem';
import { DatabaseTimeoutError } from './statement-timeouts';

const RETRY_AFTER_SECONDS = 5;

const NO_ANSWER = 'The shop’s database isn’t responding. Please try again in a few seconds';
const TOO_LONG = 'This took too long and was stopped. Please try again in a few seconds';
const DISK_FULL = 'The server’s disk is full, so nothing was saved. Please contact the shop';

/** Canceled by its time limit, or couldn't get a lock. */
const WAITED = /^(57014|55P03)$/;

/** PostgreSQL's codes: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const SENTENCES: [code: RegExp, sentence: string][] = [
  [WAITED, TOO_LONG],
  // Connection errors, out of resources, shutting down, starting up, standby, or system errors.
  [/^(08...|53[^1]..|57P0.|25006|25P03|58...)$/, NO_ANSWER],
  // Node's connection errors.
  [/^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/, NO_ANSWER],
];

/**
 * Errors without a code, with the statement before them. The last one is Knex's, about a transaction whose connection broke off
 * between two statements.
 */
const WORDS =
  /(^| - )(Connection terminated|Client (was closed|has encountered a connection error)|timeout expired|Transaction query already complete)[^\n]*$/;

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

const sentenceFor = (error: Error): string | undefined => {
  if (error instanceof DatabaseTimeoutError || error.name === 'KnexTimeoutError' || WORDS.test(error.message))
    return NO_ANSWER;
  return SENTENCES.find(([code]) => code.test(codeOf(error)))?.[1];
};

/** The cause of an error, without the statement Knex puts before it. Knex itself takes a database that is away for a fault of ours. */
export const causeOf = (error: unknown): string =>
  (error as Error).name === 'KnexTimeoutError'
    ? 'The database isn’t responding, or has no connection left'
    : (String((error as Error).message)
        .split(' - ')
        .at(-1) ?? '');

/** Of one statement; the server itself may be well. */
export const tookTooLong = (error: unknown): boolean => error instanceof Error && WAITED.test(codeOf(error));

/** Server trouble that isn't the request's fault. It may pass, so the response says when to retry. */
export const describeUnavailable = (error: unknown): Problem | undefined => {
  if (!(error instanceof Error)) return undefined;
  const details = { retryAfter: RETRY_AFTER_SECONDS };
  // The database's disk or the one that stores images.
  if (/^(53100|ENOSPC|EDQUOT)$/.test(codeOf(error)))
    return new Problem(507, 'InsufficientStorageError', DISK_FULL, details);
  const sentence = sentenceFor(error);
  return sentence ? new Problem(503, 'ServiceUnavailableError', sentence, details) : undefined;
};
