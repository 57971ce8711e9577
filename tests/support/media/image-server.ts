import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = Buffer | number | ((answer: ServerResponse) => void);

/** Another shop's images, on loopback. */
export const startImageServer = async () => {
  const server = createServer(({ url = '' }, answer) => {
    images.requested.push(url);
    const given = images.answers[url] ?? 404;
    if (typeof given === 'function') given(answer);
    else if (typeof given === 'number') answer.writeHead(given).end();
    else answer.end(given);
  });
  const images = {
    host: '',
    /** By path: an image, a status, or what happens. */
    answers: {} as Record<string, Answer>,
    requested: [] as string[],
    address: (path: string) => `http://${images.host}${path}`,
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
  await once(server.listen(0, '127.0.0.1'), 'listening');
  images.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return images;
};

export type ImageServer = Awaited<ReturnType<typeof startImageServer>>;
