import { mailsTo } from '../../support/mail/mails';
import { ADMIN } from '../../support/run/cms';
import type { Client } from '../../support/shop/client';
import { invite, signInToConsole } from '../../support/shop/editors';
import { eventually } from '../../support/shop/eventually';
import { openShop, type Shop } from '../../support/shop/shop';

describe('emails from the console', () => {
  let shop: Shop;
  let superAdmin: Client;
  let author: Client;
  let authorsEmail: string;

  beforeAll(async () => {
    shop = await openShop();
    superAdmin = await signInToConsole(shop, ADMIN);
    const invited = await invite(shop, superAdmin, 'strapi-author');
    [author, authorsEmail] = [invited, invited.email];
  });
  afterAll(() => shop.close());

  const sent = async (to: string) => shop.database.query('SELECT id FROM outbox_messages WHERE recipient = $1', [to]);

  const MAIL = { to: 'victim@example.com', subject: 'Your account', text: 'http://evil.example' };

  it('can’t be sent to anyone with any text', async () => {
    for (const client of [author, superAdmin, shop.visitor()])
      for (const to of [MAIL.to, [MAIL.to]])
        expect((await client.post('/cms/email', { ...MAIL, to })).status).toBe(404);
    expect(await sent(MAIL.to)).toEqual([]);
  });

  it('can’t be sent to anyone else as a test, and only by super administrators', async () => {
    const test = (client: Client, to: unknown) => client.post('/cms/email/test', { to });
    expect((await test(shop.visitor(), ADMIN.email)).status).toBe(401);
    expect((await test(author, authorsEmail)).status).toBe(403);
    const refused = {
      status: 403,
      error: { message: `Test emails can only be sent to your own address, ${ADMIN.email}` },
    };
    for (const to of [MAIL.to, [ADMIN.email], [ADMIN.email, MAIL.to], `${ADMIN.email}, ${MAIL.to}`, undefined])
      expect(await test(superAdmin, to)).toMatchObject(refused);
    expect((await test(superAdmin, ADMIN.email)).status).toBe(200);
    expect(await sent(ADMIN.email)).toHaveLength(1);
    expect(await sent(MAIL.to)).toEqual([]);
  });

  it('have settings that only super administrators see', async () => {
    expect((await author.get('/cms/email/settings')).status).toBe(403);
    expect((await superAdmin.get('/cms/email/settings')).status).toBe(200);
  });

  it('are still sent to whoever forgot their password', async () => {
    expect((await shop.visitor().post('/cms/admin/forgot-password', { email: authorsEmail })).status).toBe(204);
    const [mail] = await eventually(async () => {
      const found = await mailsTo(shop, authorsEmail);
      expect(found).toHaveLength(1);
      return found;
    });
    expect(mail?.text).toContain(`${shop.url}/cms/console/auth/reset-password`);
  });
});
