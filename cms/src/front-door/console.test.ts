import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Koa from 'koa';
import { consoleUntilBuilt } from './console';

const folder = mkdtempSync(path.join(tmpdir(), 'stoa-console-'));
const answer = consoleUntilBuilt(folder);
const app = new Koa().use((ctx) => {
  if (!answer(ctx, ctx.path)) ctx.body = 'passed on';
});
const server = createServer(app.callback());
const get = (url: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${url}`);

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

it('the console’s address says that it is being built, until its build is whole', async () => {
  mkdirSync(path.join(folder, 'build'));
  writeFileSync(path.join(folder, 'build', 'index.html'), 'half of it');
  for (const url of ['/console', '/console/content-manager', '/console/strapi.js']) {
    const response = await get(url);
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('5');
    const page = await response.text();
    expect(page).toContain('The content console is being built');
    expect(page).toContain('http-equiv="refresh"');
  }
  expect(await (await get('/consoles')).text()).toBe('passed on');
  expect(await (await get('/admin/init')).text()).toBe('passed on');

  writeFileSync(path.join(folder, 'build', '.built'), '');
  expect(await (await get('/console')).text()).toBe('passed on');
});
