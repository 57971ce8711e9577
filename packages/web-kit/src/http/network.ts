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

/** Sends a request. Rejects with a TypeError if no response comes; tests replace it. */
export const network = { send };

const LEAVING_MS = 100;
const TIMEOUT = 'The shop did not answer in time';

function send(request: ApiRequest): Promise<ApiResponse> {
  return request.onProgress ? sendWithProgress(request) : sendSimply(request);
}

const isSentAsIs = (body: unknown): body is FormData | Blob => body instanceof FormData || body instanceof Blob;

function headersOf({ body, token }: ApiRequest): Record<string, string> {
  return {
    Accept: 'application/json',
    ...(body !== undefined && !isSentAsIs(body) ? { 'Content-Type': 'application/json' } : {}),
    ...(body instanceof Blob ? { 'Content-Type': body.type } : {}),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
}

const contentOf = ({ body }: ApiRequest) => (body === undefined || isSentAsIs(body) ? body : JSON.stringify(body));

async function sendSimply(request: ApiRequest): Promise<ApiResponse> {
  const { path, method, patience, signal } = request;
  const end = new AbortController();
  const timer = patience > 0 ? setTimeout(() => end.abort(new TypeError(TIMEOUT)), patience) : undefined;
  const stop = () => end.abort(signal?.reason);
  signal?.addEventListener('abort', stop);
  try {
    const response = await fetch(path, {
      method,
      headers: headersOf(request),
      body: contentOf(request),
      signal: end.signal,
    });
    const text = await response.text();
    return answered(response.status, response.headers.get('WWW-Authenticate'), text);
  } catch (failure) {
    // A page that is being left fails its requests a moment before it ends. Nobody must take that for a lost connection.
    await new Promise((passed) => setTimeout(passed, LEAVING_MS));
    throw failure;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

/** Only XMLHttpRequest tells how far an upload is. */
function sendWithProgress(request: ApiRequest): Promise<ApiResponse> {
  const { path, method, signal, onProgress } = request;
  return new Promise((resolve, reject) => {
    const upload = new XMLHttpRequest();
    upload.open(method, path);
    for (const [name, value] of Object.entries(headersOf(request))) upload.setRequestHeader(name, value);
    upload.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    upload.onload = () =>
      resolve(answered(upload.status, upload.getResponseHeader('WWW-Authenticate'), upload.responseText));
    upload.onerror = () => reject(new TypeError('The upload was interrupted'));
    upload.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => upload.abort(), { once: true });
    upload.send(contentOf(request));
  });
}

const answered = (status: number, challenge: string | null, text: string): ApiResponse => ({
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
