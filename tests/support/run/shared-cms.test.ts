import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { adminPaths, apiPaths, type MailServer, type MailTestResult } from '@stoa/contract';
import type { Client } from '../shop/client';
import { eventually } from '../shop/eventually';
import { openShop } from '../shop/shop';
import { runFolder } from './folder';
import { workerName } from './shared-cms';

const isStopped = (pid: number) =>
  execFileSync('ps', ['-o', 'state=', '-p', String(pid)], { encoding: 'utf8' })[0] === 'T';

/** The processes that this worker's files share. */
const sharedPids = (): number[] =>
  readdirSync(runFolder())
    .filter((name) => name.startsWith(`shared-cms-${workerName()}-`))
    .map((name) => JSON.parse(readFileSync(path.join(runFolder(), name), 'utf8')).pid);

describe('a process that test files share', () => {
  it('stands still between them and serves the next one', async () => {
    const shop = await openShop();
    expect(sharedPids().filter((pid) => !isStopped(pid))).toHaveLength(1);
    await shop.close();
    expect(sharedPids().filter((pid) => !isStopped(pid))).toEqual([]);

    const next = await openShop();
    expect(next.url).toBe(shop.url);
    expect((await next.visitor().get(apiPaths.store)).status).toBe(200);
    await next.close();
  });

  it('forgets the mail server that a file set up', async () => {
    const shop = await openShop();
    const test = async (admin: Client) =>
      (await admin.post<MailTestResult>(adminPaths.testCurrentMailServer, { to: 'me@example.com' })).data;
    const admin = await shop.admin();
    const { data } = await admin.get<MailServer>(adminPaths.mailServer);
    const server = {
      host: '127.0.0.1',
      port: 1,
      security: 'NONE',
      senderName: 'Shop',
      senderEmail: 'shop@example.com',
    };
    await admin.patch(adminPaths.mailServer, { ...server, updatedAt: data.updatedAt });
    await eventually(async () => expect((await test(admin)).means).toBe('sent by 127.0.0.1:1'));
    await shop.close();

    const next = await openShop();
    expect((await test(await next.admin())).means).toMatch(/^written to /);
    await next.close();
  });
});
