import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = Buffer | number | ((answer: ServerResponse) => void);

/** Another shop's images, on loopback. */
export const startPictureServer = async () => {
  const server = createServer(({ url = '' }, answer) => {
    pictures.asked.push(url);
    const given = pictures.answers[url] ?? 404;
    if (typeof given === 'function') given(answer);
    else if (typeof given === 'number') answer.writeHead(given).end();
    else answer.end(given);
  });
  const pictures = {
    host: '',
    /** By path: an image, a status, or what happens. */
    answers: {} as Record<string, Answer>,
    asked: [] as string[],
    address: (path: string) => `http://${pictures.host}${path}`,
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
  await once(server.listen(0, '127.0.0.1'), 'listening');
  pictures.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return pictures;
};

export type PictureServer = Awaited<ReturnType<typeof startPictureServer>>;
