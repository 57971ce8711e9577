import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface Announcement {
  host: string;
  key: string;
  keyLocation: string;
  urlList: string[];
}

/** A search engine on loopback. */
export const startSearchEngine = async () => {
  const engine = {
    url: '',
    announcements: [] as Announcement[],
    /** What it answers. */
    status: 200,
    /** How many requests came, and how many at the same time. */
    requests: 0,
    mostAtOnce: 0,
    hang: () => {
      hanging = new Promise((resolve) => {
        goOn = resolve;
      });
    },
    answer: () => goOn(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  let hanging = Promise.resolve();
  let goOn = () => {};
  let open = 0;
  const server = createServer(async (request, response) => {
    engine.requests += 1;
    open += 1;
    engine.mostAtOnce = Math.max(engine.mostAtOnce, open);
    response.once('close', () => {
      open -= 1;
    });
    const announcement = (await json(request)) as Announcement;
    await hanging;
    if (response.destroyed) return;
    if (engine.status === 200) engine.announcements.push(announcement);
    response.writeHead(engine.status).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  engine.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`;
  return engine;
};
