import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { adminPaths, apiPaths, type MediaList, orderPaths, type PlacedOrder, type Quote } from '@stoa/contract';
import { Client } from 'pg';
import { createCategory, createItem } from '../../support/marketplace/marketplace';
import { png } from '../../support/media/png';
import { upload } from '../../support/media/uploads';
import { ADMIN, type Cms, startCms } from '../../support/run/cms';
import { createDatabase, type TestDatabase } from '../../support/run/database';
import { type DatabaseLine, openDatabaseLine } from '../../support/run/database-line';
import { type Answer, Client as Visitor } from '../../support/shop/client';
import { eventually } from '../../support/shop/eventually';

const NO_ANSWER = 'The shop’s database isn’t responding. Please try again in a few seconds';
const TOO_LONG = 'This took too long and was stopped. Please try again in a few seconds';
const { checkout } = orderPaths;
const LIST = apiPaths.marketplace.items;

describe('a database that doesn’t answer', () => {
  let database: TestDatabase;
  let line: DatabaseLine;
  let cms: Cms;
  let dataFolder: string;
  let visitor: Visitor;
  let lock: Client;

  beforeAll(async () => {
    dataFolder = await mkdtemp(path.join(tmpdir(), 'stoa-unavailable-'));
    database = await createDatabase();
    line = await openDatabaseLine(database.url);
    // Only what is asked waits for the locks of these tests, nothing that the shop does by itself.
    const env = { DATABASE_POOL_MAX: '4', RECONCILE_EVERY: '600000' };
    cms = await startCms({ databaseUrl: line.url, dataFolder, env });
    // Whoever sends a token, even a wrong one, is never answered from the cache.
    visitor = Object.assign(new Visitor(cms.url), { token: 'none' });
  });
  afterAll(async () => {
    await cms.kill();
    await line.close();
    await database.drop();
    await rm(dataFolder, { recursive: true });
  });
  beforeEach(async () => {
    lock = new Client({ connectionString: database.url });
    await lock.connect();
  });
  afterEach(async () => {
    await lock.end();
    await line.mend();
    await eventually(async () => expect((await visitor.get(LIST)).status).toBe(200));
  });

  /** While it lasts, and not only after it. */
  const expectUnavailable = async (asked: Promise<Answer>, message: string) => {
    const answer = await asked;
    expect(answer).toMatchObject({
      status: 503,
      error: { status: 503, name: 'ServiceUnavailableError', message },
    });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  };

  const countWaiting = async () => {
    const [row] = await database.query(
      "SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
    );
    return row?.waiting;
  };
  const write = () =>
    visitor.post(apiPaths.submitForm, { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'There' });
  const openAdmin = async () => {
    const { token } = (await new Visitor(cms.url).post<{ token: string }>(apiPaths.auth.login, ADMIN)).data;
    return Object.assign(new Visitor(cms.url), { token });
  };
  const signIn = () => visitor.post(apiPaths.auth.login, ADMIN);
  const signInToConsole = () => visitor.post<{ token: string }>('/cms/admin/login', ADMIN);
  const everyKind = () => [visitor.get(LIST), write(), signIn(), signInToConsole()];

  it('is reported while nothing listens at its address, and requests work again afterwards', async () => {
    await line.cut();
    await Promise.all(everyKind().map((asked) => expectUnavailable(asked, NO_ANSWER)));
    expect((await visitor.get('/readyz')).status).toBe(503);
    await line.mend();
    expect((await visitor.get(LIST)).status).toBe(200);
    expect((await write()).status).toBe(201);
  });

  it('is reported while its server is silent, and requests work again afterwards', async () => {
    await visitor.get(LIST);
    line.hang();
    await Promise.all(everyKind().map((asked) => expectUnavailable(asked, NO_ANSWER)));
    await line.mend();
    expect((await visitor.get(LIST)).status).toBe(200);
  });

  it('is reported if it breaks its connections off, and not taken for a visitor who left', async () => {
    await lock.query('BEGIN; LOCK TABLE submissions IN ACCESS EXCLUSIVE MODE');
    const written = write();
    await eventually(async () => expect(await countWaiting()).toBe(1));
    line.reset();
    await expectUnavailable(written, NO_ANSWER);
  });

  it('is reported to whoever sends again an order that was placed before', async () => {
    const admin = await openAdmin();
    const { id: itemId } = await createItem(admin, (await createCategory(admin, 'lamps')).id, { stock: 5 });
    await database.query("UPDATE payment_methods SET enabled = true WHERE id = 'transfer'");
    const [pickUp] = await database.query('SELECT id FROM shipping_methods WHERE pick_up');
    const buyer = new Visitor(cms.url);
    const cart = { key: 'an-order-that-is-sent-twice', lines: [{ itemId, quantity: 1 }], shippingMethodId: pickUp?.id };
    const { total } = (await buyer.post<Quote>(checkout.quote, { ...cart, pickUp: true })).data;
    const who = { email: 'ada@example.com', name: 'Ada', paymentMethod: 'transfer' };
    const place = () => buyer.post<PlacedOrder>(checkout.orders, { ...cart, ...who, total });
    const { status, data } = await place();
    expect(status).toBe(201);
    line.hang();
    await expectUnavailable(place(), NO_ANSWER);
    await line.mend();
    await eventually(async () => expect((await place()).data.number).toBe(data.number));
  });

  it('is reported to whoever uploads an image that is stored after all, with its files', async () => {
    await database.query(
      `CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql
       AS $$ BEGIN PERFORM pg_advisory_xact_lock_shared(4711); RETURN NULL; END $$`,
    );
    await database.query(
      `CREATE CONSTRAINT TRIGGER wait AFTER INSERT ON files DEFERRABLE INITIALLY DEFERRED
       FOR EACH ROW EXECUTE FUNCTION wait()`,
    );
    const admin = await openAdmin();
    await lock.query('SELECT pg_advisory_lock(4711)');
    const sent = upload(admin, { content: png(600, 400) });
    // Its commit waits, and succeeds after the shop lost the connection.
    await eventually(async () => expect(await countWaiting()).toBe(1));
    line.reset();
    await expectUnavailable(sent, NO_ANSWER);
    await lock.query('SELECT pg_advisory_unlock(4711)');
    const image = await eventually(async () => {
      const { items } = (await admin.get<MediaList>(adminPaths.media)).data;
      expect(items).toHaveLength(1);
      return items[0];
    });
    const files = await Promise.all((image?.sizes ?? []).map(({ url }) => fetch(cms.url + url)));
    expect(files.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it('is reported at the console’s login if it holds up the new session', async () => {
    await lock.query('BEGIN; LOCK TABLE strapi_sessions IN ACCESS EXCLUSIVE MODE');
    await expectUnavailable(signInToConsole(), TOO_LONG);
    await lock.query('COMMIT');
    expect((await signInToConsole()).status).toBe(200);
  });

  it('is reported in the console, and signs nobody out', async () => {
    const { token } = (await signInToConsole()).data;
    const renew = () => visitor.post('/cms/admin/access-token', {});
    const paths = ['admin/users/me', 'content-manager/collection-types/api::marketplace.item', 'upload/files'];
    await line.cut();
    const asked = [renew(), ...paths.map((path) => visitor.get(`/cms/${path}`, { token }))];
    await Promise.all(asked.map((one) => expectUnavailable(one, NO_ANSWER)));
    await line.mend();
    expect((await renew()).status).toBe(200);
  });

  it('is logged once by the listener for changes, and so is its end', async () => {
    const reports = () => cms.log().match(/(Not h|H)earing of changes/g) ?? [];
    // It connects again a second after the trouble of the test before.
    await eventually(() => expect(reports().at(-1)).not.toBe('Not hearing of changes'));
    const before = reports().length;
    await line.cut();
    await new Promise((passed) => setTimeout(passed, 3_500));
    await line.mend();
    await eventually(() => expect(reports().slice(before)).toEqual(['Not hearing of changes', 'Hearing of changes']));
  });

  it('isn’t noticed if the server is back within a few seconds', async () => {
    await line.cut();
    // Requests in progress at the moment of the cut are lost; this one comes after it.
    await expectUnavailable(visitor.get(LIST), NO_ANSWER);
    const asked = visitor.get(LIST);
    setTimeout(() => line.mend(), 1_500);
    expect((await asked).status).toBe(200);
  });

  it('isn’t noticed if only its connections were closed', async () => {
    await Promise.all(Array.from({ length: 8 }, () => visitor.get(LIST)));
    await lock.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    await eventually(async () => expect((await visitor.get(LIST)).status).toBe(200));
    expect((await write()).status).toBe(201);
  });

  it('ends a statement that takes too long, and one that waits for a connection, with a clear message', async () => {
    await lock.query('BEGIN; LOCK TABLE items IN ACCESS EXCLUSIVE MODE');
    const blocked = Array.from({ length: 4 }, () => visitor.get(LIST));
    await eventually(async () => {
      expect(await countWaiting()).toBe(4);
    });
    const queued = visitor.get(apiPaths.blog.posts);
    const answers = await Promise.all(blocked);
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
    expect(answers.map(({ error }) => error.message)).toContain(TOO_LONG);
    // The last connections are released around the time its wait runs out.
    expect([200, 503]).toContain((await queued).status);

    // No query is waiting for the lock anymore.
    await eventually(async () => expect(await countWaiting()).toBe(0));
    await lock.query('COMMIT');
  });

  it('counts the wait for a connection and the statement’s own as one limit', async () => {
    const timeOf = async (asked: Promise<Answer>) => {
      const began = Date.now();
      expect((await asked).status).toBe(503);
      return Date.now() - began;
    };
    await lock.query('BEGIN; LOCK TABLE items IN ACCESS EXCLUSIVE MODE');
    const blocked = Promise.all(Array.from({ length: 4 }, () => timeOf(visitor.get(LIST))));
    await eventually(async () => expect(await countWaiting()).toBe(4));
    // It gets a connection when they give up, and waits for the lock with it.
    const waitedTwice = await timeOf(visitor.get(LIST));
    expect(waitedTwice / Math.max(...(await blocked))).toBeLessThan(1.6);
    await lock.query('COMMIT');
  });

  it('leaves no stack in the log, and one line for many refusals', async () => {
    const log = cms.log().length;
    await line.cut();
    await Promise.all(Array.from({ length: 10 }, () => expectUnavailable(visitor.get(LIST), NO_ANSWER)));
    const reports = cms.log().slice(log);
    expect(reports).not.toMatch(/^ {2,}at /m);
    expect(reports.split(NO_ANSWER).length - 1).toBeLessThanOrEqual(1);
  });
});
