/** A refusal with a status and a readable message. The `problems` middleware turns it into the response. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    override readonly name: string,
    message: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

export const badRequest = (message: string, details?: Record<string, unknown>) =>
  new Problem(400, 'ValidationError', message, details);
/** A 400 for one field that is well-formed but not acceptable. */
export const badField = (field: string, message: string, details?: Record<string, unknown>) =>
  badRequest(message, { ...details, errors: [{ path: [field], message }] });
export const unauthorized = (message: string) => new Problem(401, 'UnauthorizedError', message);
export const forbidden = (message: string) => new Problem(403, 'ForbiddenError', message);
export const notFound = (message: string) => new Problem(404, 'NotFoundError', message);
export const methodNotAllowed = (method: string) =>
  new Problem(405, 'MethodNotAllowedError', `This address doesn’t accept ${method} requests`);
export const conflict = (message: string, details?: Record<string, unknown>) =>
  new Problem(409, 'ConflictError', message, details);
export const tooManyRequests = (message: string, retryAfterSeconds: number) =>
  new Problem(429, 'RateLimitError', message, { retryAfter: retryAfterSeconds });
