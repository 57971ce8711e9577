import { badRequest, Problem } from './problem';

/** What the body parser throws: its status, and its `type` or the text that it could not read. */
interface BodyError {
  status?: number;
  type?: string;
  body?: string;
  code?: string;
}

const isBodyError = ({ type, body, code, status }: BodyError): boolean =>
  body !== undefined || /^(entity|encoding|request)\./.test(type ?? '') || /^Z_/.test(code ?? '') || status === 415;

export const unsupportedMediaType = () =>
  new Problem(415, 'UnsupportedMediaTypeError', 'Send the request body as JSON (Content-Type: application/json)');

/** A request body that cannot be read, in words. */
export const describeBodyError = (error: unknown): Problem | undefined => {
  if (!(error instanceof Error) || !isBodyError(error as BodyError)) return undefined;
  const { status } = error as BodyError;
  if (status === 413) return new Problem(413, 'PayloadTooLargeError', 'The request body is too large: 1 MB at most');
  if (status === 415) return unsupportedMediaType();
  return badRequest('The request body is not valid JSON');
};
