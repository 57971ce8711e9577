import { apiPaths } from '@stoa/contract';
import { createBlogCategory, createPost } from '../../support/records/blog';
import { freePort } from '../../support/run/cms';
import { eventually } from '../../support/shop/eventually';
import { type OwnShop, startShop } from '../../support/shop/shop';

describe('metrics', () => {
  let shop: OwnShop;
  let port: number;
  beforeAll(async () => {
    port = await freePort();
    shop = await startShop({ env: { METRICS_PORT: String(port) } });
  });
  afterAll(() => shop?.close());

  const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const figure = async (series: string) => {
    const line = (await metrics()).split('\n').find((line) => line.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.slice(series.length));
  };
  const counted = (labels: string) => figure(`stoa_http_request_duration_seconds_count{${labels}}`);

  it('are on a port of their own, and nothing else is', async () => {
    expect((await shop.visitor().get('/metrics')).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect(await metrics()).toContain('nodejs_eventloop_lag_seconds');
  });

  it('count pages by their pattern, rendered or from the cache', async () => {
    const admin = await shop.admin();
    const category = (await createBlogCategory(admin, 'wood', 'Wood')).id;
    await createPost(admin, category, { title: 'Ash', slug: 'ash', content: 'Bent by steam.', status: 'PUBLISHED' });
    for (const _ of ['rendered', 'kept', 'kept']) await shop.visitor().get('/blog/ash');
    expect(await counted('method="GET",route="/blog/:id",status="200"')).toBe(1);
    expect(await figure('stoa_http_cached_requests_total{route="/blog/:id"}')).toBe(2);
    expect(await figure('stoa_page_render_duration_seconds_count{page="/blog/:id"}')).toBe(1);
    expect(await figure('stoa_cache_answers{outcome="hits"}')).toBeGreaterThanOrEqual(2);
  });

  it('never name what was asked for', async () => {
    for (const word of ['one', 'two']) {
      await shop.visitor().get(`/nothing-${word}`);
      await shop.visitor().get(`/api/nothing-${word}?search=secret-${word}`);
    }
    expect(await counted('method="GET",route="not found",status="404"')).toBe(4);
    expect(await metrics()).not.toMatch(/nothing-|secret-/);
  });

  it('tell of sign-ins', async () => {
    await shop.visitor().post(apiPaths.auth.login, { email: 'who@stoa.example', password: 'not this one' });
    expect(await figure('stoa_logins_total{outcome="attempted"}')).toBe(2);
    expect(await figure('stoa_logins_total{outcome="succeeded"}')).toBe(1);
  });

  it('tell of orders, of emails that wait, and of background loops', async () => {
    await shop.database.query(`INSERT INTO outbox_messages (dedupe_key, message_id, recipient, subject, text, attempts, next_attempt_at, created_at)
      VALUES ('late', 'late@stoa', 'late@stoa.example', 'Late', 'Late', 0, now() + interval '1 day', now() - interval '10 minutes')`);
    expect(await figure('stoa_outbox_waiting')).toBe(1);
    expect(await figure('stoa_outbox_oldest_seconds')).toBeGreaterThan(590);
    expect(await figure('stoa_payments_pending')).toBe(0);
    await eventually(async () =>
      expect(await figure('stoa_loop_last_success_timestamp_seconds{loop="Payments"}')).toBeGreaterThan(1_700_000_000),
    );
  });

  it('are there without the database, and say so', async () => {
    expect(await figure('stoa_database_up')).toBe(1);
    await shop.database.query('ALTER TABLE outbox_messages RENAME TO gone');
    try {
      expect(await figure('stoa_database_up')).toBe(0);
      expect(await figure('process_resident_memory_bytes')).toBeGreaterThan(0);
    } finally {
      await shop.database.query('ALTER TABLE gone RENAME TO outbox_messages');
    }
  });
});
