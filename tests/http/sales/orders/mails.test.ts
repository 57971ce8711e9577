import { adminPaths } from '@stoa/contract';
import { type MailServer, refusal, startMailServer } from '../../../support/mail/mail-server';
import { mailsTo } from '../../../support/mail/mails';
import { type ManagedOrders, manageOrders } from '../../../support/sales/managed-orders';
import { lineOf, NEW_YORK, type Selling, setUpSales } from '../../../support/sales/orders';
import { eventually } from '../../../support/shop/eventually';
import { openShop, startShop } from '../../../support/shop/shop';

describe('an order’s email that the mail server refuses permanently', () => {
  let mails: MailServer;
  let shop: Selling;
  let orders: ManagedOrders;
  let number: number;

  const newest = async () => {
    const [event] = (await orders.orderDetail(number)).events;
    return event && [event.kind, event.text];
  };

  beforeAll(async () => {
    mails = await startMailServer();
    mails.judgeRecipient = () => refusal(550, 'No such mailbox');
    shop = await setUpSales(await startShop({ env: { SMTP_URL: mails.url } }));
    orders = manageOrders(shop);
    const lamp = await shop.item({ title: 'Lamp', stock: 5 });
    number = (await shop.order({ lines: [lineOf(lamp)] })).number;
  });
  afterAll(async () => {
    await shop.shop.close();
    await mails.close();
  });

  const givenUp = ['mailFailed', expect.stringMatching(/^We received your Stoa order #\d+\. .*No such mailbox/)];
  const found = expect.stringMatching(
    /order \d+ \(Awaiting payment\): given up on .*: We received your Stoa order #\d+/,
  );

  it('is in the timeline, and the doctor names it', async () => {
    await eventually(async () => expect(await newest()).toEqual(givenUp));
    expect(await shop.audit()).toContainEqual(found);
  });

  it('is resolved once it is sent again, unless that fails, too', async () => {
    const again = () => orders.change(number, 'resend', { mail: 'PLACED' });
    const { data } = await again();
    expect(data.events[0]?.kind).toBe('mailed');
    await eventually(async () => expect(await newest()).toEqual(givenUp));
    expect(await shop.audit()).toContainEqual(found);
    mails.judgeRecipient = () => undefined;
    await again();
    await eventually(() => expect(mails.accepted).toHaveLength(1));
    await eventually(async () => {
      const { events } = await orders.orderDetail(number);
      expect(events.flatMap(({ mail }) => mail ?? [])).toEqual(['SENT', 'FAILED', 'FAILED']);
    });
    expect(await shop.audit()).toEqual([]);
  });

  it('is matched by its order, not by its subject', async () => {
    const { database } = shop.shop;
    const before = (await orders.orderDetail(number)).events;
    await database.query(
      `INSERT INTO outbox_messages (dedupe_key, message_id, recipient, subject, text, attempts, next_attempt_at, created_at)
       VALUES ('order ' || (SELECT id FROM orders WHERE number = $1), 'm1', 'a@b.example', 'A', '', 0, now() + interval '1 day', now()),
         ('order of things', 'm2', 'a@b.example', 'B', '', 0, now() + interval '1 day', now())`,
      [number],
    );
    await database.query("UPDATE outbox_messages SET failed_at = now() WHERE message_id IN ('m1', 'm2')");
    expect((await orders.orderDetail(number)).events).toEqual(before);
  });

  it('is resolved once a note says how else the customer was informed', async () => {
    mails.judgeRecipient = () => refusal(550, 'No such mailbox');
    await orders.change(number, 'resend', { mail: 'PLACED' });
    await eventually(async () => expect(await newest()).toEqual(givenUp));
    await shop.admin.post(adminPaths.changeOrder(number, 'notes'), { text: 'Called her' });
    expect(await shop.audit()).toEqual([]);
  });
});

describe('text that strangers enter at checkout', () => {
  let shop: Selling;
  beforeAll(async () => {
    shop = await setUpSales(await openShop());
  });
  afterAll(() => shop.shop.close());

  it('never becomes a link in the email to the person in whose name they ordered', async () => {
    const email = 'victim@example.com';
    const lines = [lineOf(await shop.item({ title: 'Lamp', stock: 5 }))];
    const address = { ...NEW_YORK, recipient: 'See www.evil.example', line1: 'Go to http://evil.example/x' };
    await shop.order({ email, lines, address, name: 'Your account is locked: http://evil.example/x' });
    const [mail] = await eventually(async () => {
      const mails = await mailsTo(shop.shop, email);
      expect(mails).toHaveLength(1);
      return mails;
    });
    expect(mail?.text).toMatch(/^Hello there,$/m);
    expect(mail?.text).toContain('Shipping to:\nSee www. evil. example\nGo to http: //evil. example/x\nNew York');
    expect(mail?.text).not.toContain('evil.example');
  });
});

describe('an order’s email without a mail server', () => {
  let shop: Selling;
  beforeAll(async () => {
    shop = await setUpSales(await openShop());
  });
  afterAll(() => shop.shop.close());

  it('isn’t called sent', async () => {
    const { number } = await shop.order({ lines: [lineOf(await shop.item({ title: 'Lamp', stock: 5 }))] });
    await eventually(async () => {
      const { events } = await manageOrders(shop).orderDetail(number);
      expect(events.flatMap(({ mail }) => mail ?? [])).toEqual(['TO_FILE']);
    });
  });
});
