import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FILE_TOO_LARGE, MAX_UPLOAD } from '@stoa/contract';
import { download, TooSlow, Unfetchable } from './download';

const NOT_PUBLIC = 'This address isn’t on the public internet';

const paths: Record<string, RequestListener> = {
  '/bowl.jpg': (_, answer) => answer.end('bowl'),
  '/gone.jpg': (_, answer) => answer.writeHead(404).end('a secret of the server'),
  '/broken.jpg': (_, answer) => answer.writeHead(503).end(),
  '/moved.jpg': (_, answer) => answer.writeHead(302, { Location: '/bowl.jpg' }).end(),
  '/in-circles.jpg': (_, answer) => answer.writeHead(301, { Location: '/in-circles.jpg' }).end(),
  '/large.jpg': (_, answer) => answer.writeHead(200, { 'Content-Length': MAX_UPLOAD + 1 }).end(),
  '/endless.jpg': (_, answer) => {
    const timer = setInterval(() => answer.write(Buffer.alloc(1024 * 1024)), 1);
    answer.on('close', () => clearInterval(timer));
  },
  '/silent.jpg': () => undefined,
  '/slow.jpg': (_, answer) => {
    const timer = setInterval(() => answer.write('.'), 20);
    answer.on('close', () => clearInterval(timer));
  },
  '/cut.jpg': (_, answer) => {
    answer.writeHead(200, { 'Content-Length': 100 });
    answer.write('half', () => answer.destroy());
  },
};

const server = createServer((request, answer) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://server');
  const to = searchParams.get('to');
  if (to) answer.writeHead(302, { Location: to }).end();
  else paths[pathname]?.(request, answer);
});
let host = '';
let asked = 0;

beforeAll(async () => {
  server.on('request', () => {
    asked += 1;
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const from = (path: string, deadline = 30_000) => download(`http://${host}${path}`, { privateHosts: [host], deadline });
const refused = (message: string, mayPass = false) =>
  expect.objectContaining({ constructor: Unfetchable, message, mayPass });

it.each(['/bowl.jpg', '/moved.jpg'])('reads what is at %s', async (path) => {
  expect(String(await from(path))).toBe('bowl');
});

it.each([
  ['/gone.jpg', 'The server answered 404', false],
  ['/broken.jpg', 'The server answered 503', true],
  ['/in-circles.jpg', 'The server redirects more than 3 times', false],
  ['/large.jpg', FILE_TOO_LARGE, false],
  ['/endless.jpg', FILE_TOO_LARGE, false],
  ['/cut.jpg', 'The server can’t be reached', true],
])('says why it can’t have %s', async (path, message, mayPass) => {
  await expect(from(path)).rejects.toEqual(refused(message, mayPass));
});

it.each([
  ['/silent.jpg', 'The server didn’t answer in time'],
  ['/slow.jpg', 'The server sent too slowly'],
])('waits for %s only so long', async (path, message) => {
  await expect(from(path, 500)).rejects.toEqual(expect.objectContaining({ constructor: TooSlow, message }));
});

const PRIVATE = [
  'http://localhost/',
  'http://127.0.0.1/',
  'http://127.1/',
  'http://0x7f000001/',
  'http://2130706433/',
  'http://0/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[fe80::1]/',
  'http://169.254.169.254/latest/meta-data',
  'https://10.0.0.1/',
];

it.each(PRIVATE)('never asks %s', async (address) => {
  await expect(download(address, { privateHosts: [] })).rejects.toEqual(refused(NOT_PUBLIC));
});

it.each(PRIVATE)('never follows a redirect to %s', async (address) => {
  await expect(from(`/?to=${encodeURIComponent(address)}`)).rejects.toEqual(refused(NOT_PUBLIC));
});

it('asks nobody whose address is private, unless that host and port are named', async () => {
  asked = 0;
  await expect(download(`http://${host}/bowl.jpg`, { privateHosts: [] })).rejects.toEqual(refused(NOT_PUBLIC));
  const port = host.split(':')[1];
  const byName = download(`http://localhost:${port}/bowl.jpg`, { privateHosts: [host] });
  await expect(byName).rejects.toEqual(refused('The address must not have a port of its own'));
  expect(asked).toBe(0);
});

it.each([
  ['file:///etc/passwd', 'The address must begin with https://'],
  ['ftp://example.com/bowl.jpg', 'The address must begin with https://'],
  ['https://user:secret@example.com/', 'The address must not contain a password'],
  ['https://example.com:22/', 'The address must not have a port of its own'],
])('takes nothing from %s', async (address, message) => {
  await expect(download(address, { privateHosts: [] })).rejects.toEqual(refused(message));
  await expect(from(`/?to=${encodeURIComponent(address)}`)).rejects.toEqual(refused(message));
});
