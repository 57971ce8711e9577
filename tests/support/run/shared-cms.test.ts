import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { apiPaths } from '@stoa/contract';
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
});
