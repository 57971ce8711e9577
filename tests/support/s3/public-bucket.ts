import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { S3Emulator } from './s3-emulator';

/** What a CDN shows of a bucket, at an address of its own and without CORS. */
export const startPublicBucket = async ({ objects }: S3Emulator) => {
  const server = createServer(({ url = '' }, answer) => {
    const key = decodeURIComponent(new URL(url, 'http://cdn').pathname).slice(1);
    const content = objects.get(key);
    if (content) answer.writeHead(200, { 'content-type': `image/${path.extname(key).slice(1)}` }).end(content);
    else answer.writeHead(404).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
