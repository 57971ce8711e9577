import { type ApiRequest, type ApiResponse, answered, contentOf, headersOf } from './messages';

/** Sends a request. Rejects with a TypeError if no response comes; tests replace it. */
export const network = { send };

const LEAVING_MS = 100;
const TIMEOUT = 'The shop did not answer in time';

/** Few pages upload anything. */
async function send(request: ApiRequest): Promise<ApiResponse> {
  if (!request.onProgress) return sendSimply(request);
  const { upload } = await import('./upload');
  request.signal?.throwIfAborted();
  return upload(request);
}

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
