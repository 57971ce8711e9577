import { type ApiRequest, type ApiResponse, answered, contentOf, headersOf } from './messages';

/** Only XMLHttpRequest tells how far an upload is. */
export function upload(request: ApiRequest): Promise<ApiResponse> {
  const { path, method, signal, onProgress } = request;
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open(method, path);
    for (const [name, value] of Object.entries(headersOf(request))) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    call.onload = () => resolve(answered(call.status, call.getResponseHeader('WWW-Authenticate'), call.responseText));
    call.onerror = () => reject(new TypeError('The upload was interrupted'));
    call.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => call.abort(), { once: true });
    call.send(contentOf(request));
  });
}
