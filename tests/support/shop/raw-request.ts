import { type IncomingHttpHeaders, request } from 'node:http';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: what a test expects of it is what it asserts
  json: any;
}

/** Sends the URL exactly as written: fetch would normalize `/api/../admin` first. */
export const sendRaw = (origin: string, method: string, address: string, headers: Record<string, string> = {}) =>
  new Promise<RawAnswer>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const call = request({ hostname, port, method, path: address, headers, agent: false }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      const body = Buffer.concat(chunks);
      const text = body.toString();
      const { 'content-type': type, 'content-encoding': encoding } = answer.headers;
      const isJson = type?.includes('json') && !encoding && text !== '';
      resolve({
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        body,
        text,
        json: isJson ? JSON.parse(text) : undefined,
      });
    });
    call.once('error', reject);
    call.end();
  });
