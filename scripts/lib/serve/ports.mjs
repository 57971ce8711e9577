// @ts-check
import net from 'node:net';
import { Failure } from '../failure.mjs';

/**
 * A free TCP port, chosen by the system.
 * @param {string} [host]
 * @returns {Promise<number>}
 */
export function freePort(host = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, host, () => {
      const { port } = /** @type {net.AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/**
 * Whether a server could listen on the port now; `denied` means that it's below 1024 and we lack the permission, `elsewhere` that the
 * host isn't this machine.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<'free' | 'busy' | 'denied' | 'elsewhere'>}
 */
export function portState(port, host) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') resolve('busy');
      else if (error.code === 'EACCES') resolve('denied');
      else if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(error.code ?? '')) resolve('elsewhere');
      else reject(error);
    });
    server.listen(port, host, () => server.close(() => resolve('free')));
  });
}

/**
 * Whether something accepts connections on this host and port.
 * @param {number} port
 * @param {string} host
 * @param {number} [timeout] milliseconds
 * @returns {Promise<{ reachable: true } | { reachable: false, reason: string }>}
 */
export function connects(port, host, timeout = 5000) {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host });
    /** @param {{ reachable: true } | { reachable: false, reason: string }} answer */
    const done = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(timeout, () => done({ reachable: false, reason: 'no answer' }));
    socket.once('connect', () => done({ reachable: true }));
    socket.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      done({ reachable: false, reason: error.code ?? error.message }),
    );
  });
}

/**
 * Fails with a hint at what to do if the configured port isn't available.
 * @param {{ port: number, host: string }} settings
 */
export async function needPort({ port, host }) {
  const state = await portState(port, host);
  if (state === 'busy') {
    throw new Failure(
      `Port ${port} is in use, perhaps by another Stoa: stop that program, or choose another port with PORT in .env (or PORT=${port + 1} npm start).`,
    );
  }
  if (state === 'denied') {
    throw new Failure(`Port ${port} is not allowed for this user: choose one from 1024 on with PORT in .env.`);
  }
  if (state === 'elsewhere') {
    throw new Failure(
      `HOST is ${host}, which is not an address of this machine: set HOST in .env to 0.0.0.0, or to 127.0.0.1 for this machine only.`,
    );
  }
}

/**
 * The server's address as seen from this machine.
 * @param {{ port: number, host: string }} settings
 */
export function localAddress({ port, host }) {
  const name = ['0.0.0.0', '::', ''].includes(host) ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
