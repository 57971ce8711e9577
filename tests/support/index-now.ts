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
    told: [] as Announcement[],
    /** What it answers. */
    status: 200,
    close: () => server.close(),
  };
  const server = createServer(async (request, response) => {
    const announcement = (await json(request)) as Announcement;
    if (engine.status === 200) engine.told.push(announcement);
    response.writeHead(engine.status).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  engine.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`;
  return engine;
};
