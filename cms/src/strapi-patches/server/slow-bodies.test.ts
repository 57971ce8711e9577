import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { refuseSlowBodies } from './slow-bodies';

/** Periods are long enough that a busy machine sends what it is told to, and too many to end a test. */
const SLOWEST = { milliseconds: 500, bytes: 1000, periods: 1000 };

describe('a body that arrives slowly', () => {
  let server: Server;
  const sockets: Socket[] = [];
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });

  const begin = async (listener: RequestListener, length: number, slowest = SLOWEST) => {
    server = createServer({ requestTimeout: 0 }, listener).listen(0, '127.0.0.1');
    refuseSlowBodies(server, slowest);
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(socket.on('error', () => undefined));
    socket.write(`POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: ${length}\r\n\r\n`);
    let received = '';
    socket.setEncoding('utf8').on('data', (chunk) => {
      received += chunk;
    });
    // A cut connection ends with an error while bytes are still on their way.
    const answer = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
    return { socket, answer };
  };

  const countBytes: RequestListener = async (request, response) => {
    const body = await text(request).catch(() => undefined);
    response.setHeader('Connection', 'close').end(`read ${body?.length}`);
  };

  /** Sends a few bytes at a time until it may not any more. */
  const drip = async (socket: Socket, bytes: number): Promise<void> => {
    while (socket.writable) {
      socket.write('x'.repeat(bytes));
      await sleep(20);
    }
  };

  it('in drops is refused with a sentence, and cut', async () => {
    const { socket, answer } = await begin(countBytes, 100_000);
    void drip(socket, 5);
    const [head = '', body = ''] = (await answer).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 408 /);
    expect(JSON.parse(body).error).toMatchObject({
      status: 408,
      message: 'The request arrived too slowly. Please check your connection and try again',
    });
  });

  it('leaves the client a moment to read the refusal', async () => {
    const { socket } = await begin(countBytes, 100_000);
    const failures: Error[] = [];
    socket.allowHalfOpen = true;
    socket.on('error', (error) => failures.push(error));
    void drip(socket, 5);
    await once(socket, 'end');
    await sleep(300);
    expect(failures).toEqual([]);
  });

  it.each([5, 500])('is cut as well if it goes on after the answer, by %i bytes at a time', async (bytes) => {
    const { socket, answer } = await begin((_request, response) => response.end('early'), 10_000_000);
    void drip(socket, bytes);
    expect(await answer).toContain('early');
  });

  it('is refused if it never comes to an end', async () => {
    const { socket, answer } = await begin(countBytes, 10_000_000, { ...SLOWEST, periods: 3 });
    void drip(socket, 500);
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('but makes progress is read to its end, however long it takes', async () => {
    const slowest = { ...SLOWEST, milliseconds: 2000 };
    const { socket, answer } = await begin(countBytes, 50_000, slowest);
    for (let sent = 0; sent < 50_000; sent += 5000) {
      socket.write('x'.repeat(5000));
      await sleep(500);
    }
    expect(await answer).toContain('read 50000');
  });

  it('only because we read it late is read to its end', async () => {
    const { socket, answer } = await begin(async (request, response) => {
      await sleep(2.5 * SLOWEST.milliseconds);
      await countBytes(request, response);
    }, 5_000_000);
    socket.write('x'.repeat(5_000_000));
    expect(await answer).toContain('read 5000000');
  });
});
