// @ts-check
import http from 'node:http';
import net from 'node:net';

/**
 * @typedef {'cms' | 'admin' | 'shop'} Part
 *
 * The front door's table (docs/architecture.md) for development: a Vite server answers where the front door serves builds.
 * @param {string} url path and query
 * @returns {Part}
 */
export function partFor(url) {
  const [path = '/'] = url.split(/[?#]/);
  if (/^\/(api|uploads|cms)(\/|$)/.test(path)) return 'cms';
  if (/^\/(healthz|readyz|metrics)$/.test(path)) return 'cms';
  if (/^\/([^/]+\.txt|(sitemap[^/]*|rss|atom)\.xml|(marketplace|collections|blog|pages)\/[^/]+\.(md|jpg))$/.test(path))
    return 'cms';
  if (/^\/admin(\/|$)/.test(path)) return 'admin';
  return 'shop';
}

/**
 * One origin for all development servers, including websockets (hot reloading).
 * @param {Record<Part, number>} ports on 127.0.0.1
 */
export function devProxy(ports) {
  const agent = new http.Agent({ keepAlive: true });
  const server = http.createServer((request, response) => {
    const part = partFor(request.url ?? '/');
    const { method, url: path, headers } = request;
    const forward = http.request({ host: '127.0.0.1', port: ports[part], method, path, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.rawHeaders);
      answer.pipe(response);
    });
    forward.on('error', () => refuse(response, part));
    response.on('close', () => forward.destroy());
    request.pipe(forward);
  });
  server.on('upgrade', (request, socket, head) => {
    const upstream = net.connect(ports[partFor(request.url ?? '/')], '127.0.0.1', () => {
      upstream.write(`${requestHead(request)}\r\n\r\n`);
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    upstream.on('error', () => {});
    upstream.on('close', () => socket.destroy());
    socket.on('error', () => {});
    socket.on('close', () => upstream.destroy());
  });
  server.on('close', () => agent.destroy());
  return server;
}

/**
 * A server restarting after a change is briefly unavailable, so the page retries by itself.
 * @param {http.ServerResponse} response
 * @param {Part} part
 */
function refuse(response, part) {
  if (response.headersSent) return response.destroy();
  response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '2', Refresh: '2' });
  response.end(`${part} is starting.\n`);
}

/** @param {http.IncomingMessage} request */
function requestHead({ method, url, httpVersion, rawHeaders }) {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let index = 0; index < rawHeaders.length; index += 2)
    lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`);
  return lines.join('\r\n');
}
