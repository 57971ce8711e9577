export interface ApiRequest {
  method: string;
  path: string;
  /** A form or file is sent as it is, anything else as JSON. */
  body?: unknown;
  token: string | null;
  /** How long to wait for the response, in milliseconds; 0 is forever. */
  patience: number;
  signal?: AbortSignal;
  /** Told how much of the body has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
}

export interface ApiResponse {
  status: number;
  /** The reason that the server gives for refusing the token. */
  challenge: string;
  /** Undefined if it isn't JSON. */
  body: unknown;
}

const isSentAsIs = (body: unknown): body is FormData | Blob => body instanceof FormData || body instanceof Blob;

export function headersOf({ body, token }: ApiRequest): Record<string, string> {
  return {
    Accept: 'application/json',
    ...(body !== undefined && !isSentAsIs(body) ? { 'Content-Type': 'application/json' } : {}),
    ...(body instanceof Blob ? { 'Content-Type': body.type } : {}),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
}

export const contentOf = ({ body }: ApiRequest) =>
  body === undefined || isSentAsIs(body) ? body : JSON.stringify(body);

export const answered = (status: number, challenge: string | null, text: string): ApiResponse => ({
  status,
  challenge: challenge ?? '',
  body: readJson(text),
});

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
