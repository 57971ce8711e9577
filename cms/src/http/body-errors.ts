import { FILE_TOO_LARGE, MAX_IMPORT_BYTES } from '@stoa/contract';
import { badRequest, Problem } from './problem';

/** What the body parser throws: its status, and its `type` or the text that it could not read. */
interface BodyError {
  status?: number;
  type?: string;
  body?: string;
  code?: string | number;
  /** Of the parser of forms alone. */
  httpCode?: number;
}

const isBodyError = ({ type, body, code, status }: BodyError): boolean =>
  body !== undefined ||
  /^(entity|encoding|request)\./.test(type ?? '') ||
  /^Z_/.test(String(code ?? '')) ||
  status === 415;

export const unsupportedMediaType = () =>
  new Problem(415, 'UnsupportedMediaTypeError', 'Send the request body as JSON (Content-Type: application/json)');

export const fileTooLarge = () => new Problem(413, 'PayloadTooLargeError', FILE_TOO_LARGE);

export const importTooLarge = () =>
  new Problem(413, 'PayloadTooLargeError', `The file is too large: ${MAX_IMPORT_BYTES / 1024 / 1024} MB at most`);

/** A request body that cannot be read, in words. */
export const describeBodyError = (error: unknown): Problem | undefined => {
  if (!(error instanceof Error)) return undefined;
  const { status, httpCode } = error as BodyError;
  if (httpCode === 413)
    return new Problem(413, 'PayloadTooLargeError', 'The texts of the form are too long: 1 MB at most');
  if (httpCode !== undefined) return badRequest('The form cannot be read');
  if (!isBodyError(error as BodyError)) return undefined;
  if (status === 413) return new Problem(413, 'PayloadTooLargeError', 'The request body is too large: 1 MB at most');
  if (status === 415) return unsupportedMediaType();
  return badRequest('The request body is not valid JSON');
};
