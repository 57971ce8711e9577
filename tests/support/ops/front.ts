import { request } from 'node:http';

export interface Call {
  method: 'GET' | 'POST';
  path: string;
  body?: Buffer | string;
  headers?: Record<string, string>;
}

export interface Reply {
  status: number;
  text: string;
}

/** Where visitors come in. */
export interface Front {
  url: string;
  ask(call: Call): Promise<Reply>;
}

const MINUTE = 60_000;

const send = (origin: string, { method, path, body, headers = {} }: Call): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const options = { method, agent: false, headers, timeout: MINUTE } as const;
    const call = request(origin + path, options, async (response) => {
      try {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
      } catch (error) {
        reject(error);
      }
    });
    call.on('error', reject).on('timeout', () => call.destroy(new Error('Not answered within a minute')));
    call.end(body);
  });

/** nginx does what is needed. */
export const frontAt = (url: string): Front => ({ url, ask: (call) => send(url, call) });

/**
 * In place of nginx (deploy/nginx/default.conf.template): another replica gets what this one can’t have seen, or may get twice.
 */
export const frontOf = (replicas: string[]): Front => {
  let turn = 0;
  return {
    url: replicas[0] ?? '',
    async ask(call) {
      turn += 1;
      for (let tried = 0; ; tried += 1)
        try {
          return await send(replicas[(turn + tried) % replicas.length] ?? '', call);
        } catch (error) {
          const isSeen = (error as NodeJS.ErrnoException).code !== 'ECONNREFUSED' && call.method !== 'GET';
          if (isSeen || tried === replicas.length) throw error;
        }
    },
  };
};
