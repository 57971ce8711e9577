import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiPaths } from '@stoa/contract';
import { type MailServer, refusal, startMailServer } from '../../support/mail/mail-server';
import { eventually } from '../../support/shop/eventually';
import { type OwnShop, startShop } from '../../support/shop/shop';

const SENDER = { name: 'Ada', email: 'ada@example.com', subject: 'Grüße, “Stoa” 👋', message: 'Do you ship?' };

describe('mails', () => {
  let mails: MailServer;
  let shop: OwnShop;
  beforeAll(async () => {
    mails = await startMailServer();
    shop = await startShop({ env: { SMTP_URL: mails.url, MAIL_FROM: 'The Shop <shop@stoa.example>' } });
  });
  afterAll(async () => {
    await shop.close();
    await mails.close();
  });
  beforeEach(() => {
    mails.judge = () => undefined;
    mails.judgeRecipient = () => undefined;
    mails.accepted.length = 0;
    mails.offered.length = 0;
  });

  /** What the shop is told of goes into the outbox a moment later. */
  const submit = async () => {
    const newest = async () =>
      (
        await shop.database.query<{ id: number; dedupe_key: string }>(
          'SELECT id, dedupe_key FROM outbox_messages ORDER BY id DESC LIMIT 1',
        )
      )[0];
    const before = (await newest())?.id ?? 0;
    await shop.visitor().post(apiPaths.submitForm, SENDER);
    return eventually(async () => {
      const mail = await newest();
      if (!mail || mail.id <= before) throw new Error('nothing is queued');
      return mail.dedupe_key;
    });
  };
  const queued = async (key: string) => {
    const [row] = await shop.database.query('SELECT * FROM outbox_messages WHERE dedupe_key = $1', [key]);
    if (!row) throw new Error(`${key} is not queued`);
    return row;
  };
  const sent = (key: string, deadline?: number) =>
    eventually(async () => {
      const row = await queued(key);
      expect(row.sent_at).not.toBeNull();
      return row;
    }, deadline);
  /** Queues an email as another area would, without notifying the worker. */
  const queue = async (recipient: string, createdAt = new Date()) => {
    const key = randomUUID();
    await shop.database.query(
      `INSERT INTO outbox_messages (dedupe_key, message_id, recipient, subject, text, attempts, next_attempt_at, created_at)
       VALUES ($1::text, '<' || $1 || '@stoa.example>', $2, 'Subject', 'Text', 0, now(), $3)`,
      [key, recipient, createdAt],
    );
    return key;
  };

  /** As if the pause before the next try, or the lease of a dead process, were over. */
  const letWaitPass = (key: string) =>
    shop.database.query(
      `UPDATE outbox_messages SET next_attempt_at = now(), locked_until = now() - interval '1 second' WHERE dedupe_key = $1`,
      [key],
    );

  it('arrive once, with sender, reply address and subject', async () => {
    const row = await sent(await submit());
    await sleep(2_500);
    expect(mails.offered).toHaveLength(1);
    expect(mails.accepted[0]).toMatchObject({
      messageId: row.message_id,
      subject: '[Stoa] Grüße, “Stoa” 👋',
      from: { text: '"The Shop" <shop@stoa.example>' },
      to: { text: row.recipient },
      replyTo: { text: 'ada@example.com' },
    });
    expect(mails.accepted[0]?.text).toContain('Do you ship?');
    expect(mails.accepted[0]?.date).toEqual(new Date(Math.floor(row.created_at / 1000) * 1000));
  });

  it('are sent as soon as they are queued, before the next poll', async () => {
    const twice = async (queueOne: () => Promise<string>) => {
      const before = Date.now();
      for (let times = 0; times < 2; times += 1) await sent(await queueOne());
      return Date.now() - before;
    };
    const unannounced = await twice(() => queue('ada@example.com'));
    expect(await twice(submit)).toBeLessThan(unannounced);
  });

  it('are retried as the same message after a temporary refusal', async () => {
    let times = 0;
    mails.judge = () => (++times === 1 ? refusal(451, 'Try again later') : undefined);
    const row = await sent(await submit());
    expect(row.attempts).toBe(2);
    expect(mails.offered.map(({ messageId }) => messageId)).toEqual([row.message_id, row.message_id]);
    expect(mails.accepted).toHaveLength(1);
  });

  it('aren’t retried after a permanent refusal', async () => {
    mails.judgeRecipient = () => refusal(550, 'No such mailbox');
    const key = await queue('nobody@example.com');
    const row = await eventually(async () => {
      const found = await queued(key);
      expect(found.failed_at).not.toBeNull();
      return found;
    });
    expect(row).toMatchObject({ attempts: 1, sent_at: null, last_error: expect.stringContaining('No such mailbox') });
  });

  it('are given up after three days', async () => {
    mails.judge = () => refusal(451, 'Try again later');
    const key = await queue('late@example.com', new Date(Date.now() - 73 * 3_600_000));
    await eventually(async () => expect((await queued(key)).failed_at).not.toBeNull());
  });

  it('wait while the server is away, and arrive when it is back', async () => {
    const { port } = mails;
    await mails.close();
    const key = await submit();
    await eventually(async () => expect((await queued(key)).last_error).toContain('ECONNREFUSED'));
    mails = await startMailServer(port);
    await letWaitPass(key);
    const row = await sent(key, 20_000);
    expect(mails.accepted.map(({ messageId }) => messageId)).toEqual([row.message_id]);
  });

  it('being sent at a shutdown are finished first', async () => {
    mails.judge = () => sleep(1_500).then(() => undefined);
    const key = await submit();
    await eventually(() => expect(mails.offered).toHaveLength(1));
    await shop.restart();
    expect((await queued(key)).sent_at).not.toBeNull();
    expect(mails.accepted).toHaveLength(1);
  }, 60_000);

  it('being sent at a crash arrive after the next start', async () => {
    let release = () => {};
    const held = new Promise<Error>((resolve) => {
      release = () => resolve(refusal(451, 'Nobody hears this'));
    });
    mails.judge = () => held;
    const key = await submit();
    await eventually(() => expect(mails.offered).toHaveLength(1));
    await shop.cms.kill();
    const left = await queued(key);
    expect(left).toMatchObject({ sent_at: null, attempts: 1 });
    // The dead process holds it for a few more seconds, but no longer.
    expect(left.locked_until.getTime() - Date.now()).toBeLessThan(20_000);
    release();
    mails.judge = () => undefined;

    await shop.restart('kill');
    await letWaitPass(key);
    const row = await sent(key, 20_000);
    expect(mails.accepted.map(({ messageId }) => messageId)).toEqual([row.message_id]);
  }, 90_000);

  it('are sent once each when two processes share the database', async () => {
    await shop.replica({ SMTP_URL: mails.url });
    mails.judge = () => sleep(20).then(() => undefined);
    const keys = await Promise.all(Array.from({ length: 40 }, (_, n) => queue(`reader-${n}@example.com`)));
    await Promise.all(keys.map((key) => sent(key, 30_000)));
    expect(mails.offered.map(({ messageId }) => messageId).sort()).toEqual(
      keys.map((key) => `<${key}@stoa.example>`).sort(),
    );
  }, 60_000);
});
