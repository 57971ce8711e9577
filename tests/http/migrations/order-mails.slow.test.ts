import { refusal, startMailServer } from '../../support/mail/mail-server';
import { manageOrders } from '../../support/sales/managed-orders';
import { lineOf, setUpSales } from '../../support/sales/orders';
import { eventually } from '../../support/shop/eventually';
import { startShop } from '../../support/shop/shop';

/** As if migration 70 had not run. */
const BEFORE = `
  DROP TABLE order_mails;
  CREATE OR REPLACE FUNCTION order_mail_failed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE 'as it was before';
  END $$;
  DELETE FROM migrations WHERE number = 70`;

describe('a shop from before emails said which order they are about', () => {
  it('links waiting emails to their orders, and reports if they fail', async () => {
    const mails = await startMailServer();
    mails.judgeRecipient = () => refusal(450, 'Later');
    const own = await startShop({ env: { SMTP_URL: mails.url } });
    const shop = await setUpSales(own);
    const lines = [lineOf(await shop.item({ stock: 9 }))];
    const { number } = await shop.order({ lines });
    await shop.order({ lines });
    await own.cms.stop();
    await own.database.query(BEFORE);
    await own.database.query("UPDATE outbox_messages SET next_attempt_at = now() WHERE dedupe_key LIKE 'order %'");
    mails.judgeRecipient = () => refusal(550, 'No such mailbox');
    await own.restart();
    shop.admin.token = (await own.admin()).token;
    await eventually(async () => {
      const { events } = await manageOrders(shop).orderDetail(number);
      expect(events.filter(({ kind }) => kind === 'mailFailed')).toHaveLength(1);
    });
    expect(await own.database.query('SELECT count(DISTINCT order_id)::int AS orders FROM order_mails')).toEqual([
      { orders: 2 },
    ]);
    await own.close();
    await mails.close();
  }, 180_000);
});
