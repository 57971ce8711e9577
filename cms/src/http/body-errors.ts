import { FILE_TOO_LARGE, MAX_IMPORT_BYTES } from '@stoa/contract';
import { badRequest, Problem } from './problem';

/** Bytes of JSON, unpacked: what forms of the shop send, and what administrators and editors do. */
export const MAX_BODY = { short: 64 * 1024, long: 1024 * 1024 };

/** An error from the body parser: its status, and its `type` or the text it couldn't parse. */
interface BodyError {
  status?: number;
  /** In bytes, if that was exceeded. */
  limit?: number;
  type?: string;
  body?: string;
  code?: string | number;
  /** Set only by the form parser. */
  httpCode?: number;
}

const isBodyError = ({ type, body, status }: BodyError): boolean =>
  body !== undefined || /^(entity|encoding|request)\./.test(type ?? '') || status === 415;

/** zlib's errors for invalid data: Z_DATA_ERROR, or for Brotli ERR__ERROR_FORMAT_PADDING_1 and similar. */
const isDecompressionError = ({ code }: BodyError): boolean =>
  /^(Z_|ERR_(BROTLI_)?_?(ERROR|DECODER)_)/.test(String(code ?? ''));

export const unsupportedMediaType = () =>
  new Problem(415, 'UnsupportedMediaTypeError', 'Send the request body as JSON (Content-Type: application/json)');

const unsupportedEncoding = () =>
  new Problem(
    415,
    'UnsupportedMediaTypeError',
    'Send the request body uncompressed, or with Content-Encoding gzip, deflate, or br',
  );

const formatSize = (bytes: number): string =>
  bytes < MAX_BODY.long ? `${Math.round(bytes / 1024)} kB` : `${Math.round(bytes / 1024 / 1024)} MB`;

export const bodyTooLarge = (limit: number) =>
  new Problem(413, 'PayloadTooLargeError', `The request body is too large. The limit is ${formatSize(limit)}`);

export const fileTooLarge = () => new Problem(413, 'PayloadTooLargeError', FILE_TOO_LARGE);

export const importTooLarge = () =>
  new Problem(413, 'PayloadTooLargeError', `The file is too large. The limit is ${MAX_IMPORT_BYTES / 1024 / 1024} MB`);

/** Explains why a request body can't be read. */
export const describeBodyError = (error: unknown): Problem | undefined => {
  if (!(error instanceof Error)) return undefined;
  const { status, httpCode, limit = MAX_BODY.long } = error as BodyError;
  if (httpCode === 413)
    return new Problem(413, 'PayloadTooLargeError', 'The form’s text fields are too long. The limit is 1 MB');
  if (httpCode !== undefined) return badRequest('The form can’t be read');
  if (isDecompressionError(error as BodyError))
    return badRequest('The request body cannot be decompressed as its Content-Encoding says');
  if (error.message.startsWith('Unsupported Content-Encoding')) return unsupportedEncoding();
  if (!isBodyError(error as BodyError)) return undefined;
  if (status === 413) return bodyTooLarge(limit);
  if (status === 415) return unsupportedMediaType();
  return badRequest('The request body isn’t valid JSON');
};
