import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { Client } from 'pg';
import { eventually } from '../../support/shop/eventually';
import { type OwnShop, startShop } from '../../support/shop/shop';

/** Reads the table of console users, so locking that table makes the call slow. */
const SLOW = '/cms/admin/init';

describe('a stop', () => {
  let shop: OwnShop;
  let lock: Client;

  beforeEach(async () => {
    shop = await startShop();
    lock = new Client({ connectionString: shop.database.url });
    await lock.connect();
  });
  afterEach(async () => {
    await lock.end();
    await shop.close();
  });

  const holdAnswers = () => lock.query('BEGIN; LOCK TABLE admin_users IN ACCESS EXCLUSIVE MODE');
  const releaseAnswers = () => lock.query('COMMIT');

  /** Waits until the server has read what was sent before. It handles connections in order, so two round trips are enough. */
  const untilRead = async () => {
    for (let round = 0; round < 2; round += 1) await fetch(`${shop.url}/healthz`);
  };
  const untilClosed = () =>
    eventually(async () => {
      await expect(fetch(`${shop.url}/healthz`)).rejects.toThrow();
    });

  it('finishes every open request, and accepts no new one', async () => {
    await holdAnswers();
    const calls = Array.from({ length: 40 }, () => request(shop.url + SLOW, { agent: false }).end());
    const answers = calls.map((call) => once(call, 'response'));
    await Promise.all(calls.map((call) => once(call, 'finish')));
    await untilRead();
    const stopped = shop.cms.stop();
    await untilClosed();
    await releaseAnswers();

    const statuses = (await Promise.all(answers)).map(([answer]) => answer.resume().statusCode);
    expect(statuses).toEqual(Array(40).fill(200));
    expect(await stopped).toBe(0);
  });

  it('receives a body that is still being sent', async () => {
    const call = request(`${shop.url}/cms/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
    });
    call.write('{"email":"nobody@example.com",');
    await once(await once(call, 'socket').then(([socket]) => socket), 'connect');
    await untilRead();
    const stopped = shop.cms.stop();
    await untilClosed();
    call.end('"password":"wrong"}');
    const [answer] = await once(call, 'response');
    expect(answer.statusCode).toBe(400);
    expect(answer.headers.connection).toBe('close');
    answer.resume();
    expect(await stopped).toBe(0);
  });

  it('interrupts no visitor who sends one request after another', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const counts = Array(8).fill(0);
    const visit = async (visitor: number): Promise<string> => {
      const call = request(`${shop.url}/readyz`, { agent }).end();
      const end = await Promise.race([
        once(call, 'response').then(([answer]) => once(answer.resume(), 'end').then(() => undefined)),
        once(call, 'error').then(([error]) => error.code as string),
      ]).catch((error: { code: string }) => error.code);
      if (end !== undefined) return end;
      counts[visitor] += 1;
      return visit(visitor);
    };
    const visitors = counts.map((_, visitor) => visit(visitor));
    await eventually(() => expect(Math.min(...counts)).toBeGreaterThan(5));
    expect(await shop.cms.stop()).toBe(0);
    expect(await Promise.all(visitors)).toEqual(Array(8).fill('ECONNREFUSED'));
  });

  it('reports early that it’s no longer ready', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = async () => {
      const [answer] = await once(request(`${shop.url}/readyz`, { agent }).end(), 'response');
      await once(answer.resume(), 'end');
      return answer;
    };
    expect((await ask()).statusCode).toBe(200);
    const stopped = shop.cms.stop();
    const answer = await eventually(async () => {
      const answer = await ask();
      expect(answer.statusCode).toBe(503);
      return answer;
    });
    expect(answer.headers.connection).toBe('close');
    await stopped;
  });

  it('doesn’t wait for idle connections', async () => {
    await fetch(`${shop.url}/healthz`);
    const silent = connect(Number(new URL(shop.url).port), '127.0.0.1');
    await once(silent, 'connect');
    expect(await shop.cms.stop()).toBe(0);
    silent.destroy();
  });

  it('closes idle connections first, and unfinished requests at the end', async () => {
    const call = request(`${shop.url}/cms/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
    });
    const silent = connect(Number(new URL(shop.url).port), '127.0.0.1');
    const order: string[] = [];
    silent.once('close', () => order.push('silent'));
    const cut = once(call, 'response').catch(() => order.push('call'));
    call.write('{"email":');
    await once(await once(call, 'socket').then(([socket]) => socket), 'connect');
    // It doesn't wait for a worker that waits for a lock, either.
    await lock.query('BEGIN; LOCK TABLE outbox_messages IN ACCESS EXCLUSIVE MODE');
    await eventually(async () => {
      const waiting = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()";
      expect(await shop.database.query(waiting)).toHaveLength(1);
    });
    await untilRead();
    expect(await shop.cms.stop()).toBe(1);
    await cut;
    expect(order).toEqual(['silent', 'call']);
  }, 60_000);
});
