// @ts-check
/** Plain Node, to compare with: answers with the bytes and headers that the shop at ORIGIN gave for each address. */
import { createServer, get } from 'node:http';
import { buffer } from 'node:stream/consumers';

const [, , origin, ...addresses] = process.argv;
/** What the connection says, not the answer. */
const OWN_HEADERS = ['connection', 'keep-alive', 'date'];

/** @type {Map<string | undefined, { headers: import('node:http').OutgoingHttpHeaders, body: Buffer }>} */
const answers = new Map();
for (const address of addresses)
  await new Promise((resolve, reject) => {
    get(`${origin}${address}`, { headers: { 'accept-encoding': 'gzip, deflate, br' } }, async (response) => {
      const headers = Object.entries(response.headers).filter(([name]) => !OWN_HEADERS.includes(name));
      resolve(answers.set(address, { headers: Object.fromEntries(headers), body: await buffer(response) }));
    }).on('error', reject);
  });

const server = createServer((request, response) => {
  const answer = answers.get(request.url);
  response.writeHead(200, answer?.headers).end(answer?.body);
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
process.once('disconnect', () => process.exit());
