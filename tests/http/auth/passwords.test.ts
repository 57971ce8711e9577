import { apiPaths, type Session } from '@stoa/contract';
import { mailsTo } from '../../support/mail/mails';
import { Client } from '../../support/shop/client';
import { eventually } from '../../support/shop/eventually';
import { openShop, type Shop } from '../../support/shop/shop';

const { changePassword, forgotPassword, login, me, refresh, resetPassword } = apiPaths.auth;
const RESET = 'Reset your password';
const NO_LONGER_VALID = 'This link has expired. Please request a new one';

describe('passwords', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  const signIn = (email: string, password: string) => shop.visitor().post<Session>(login, { email, password });
  /** The link is sent after the response. */
  const linkSentTo = async (email: string, nth = 1): Promise<string> => {
    const text = await eventually(async () => {
      const mail = (await mailsTo(shop, email, RESET))[nth - 1];
      if (!mail) throw new Error(`no mail to ${email}`);
      return mail.text ?? '';
    });
    return /\/reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? '';
  };
  const askFor = async (email: string, nth = 1): Promise<string> => {
    await shop.visitor().post(forgotPassword, { email });
    return linkSentTo(email, nth);
  };

  it('sends a link to set a new password, which signs all browsers out', async () => {
    const customer = await shop.customer();
    const { email } = customer.session;
    const token = await askFor(email);
    const answer = await shop.visitor().post(resetPassword, { token, password: 'brand-new-1' });
    expect(answer.status).toBe(200);
    expect(answer.data).toEqual({ message: 'Your password has been changed. Please sign in' });
    expect((await customer.get(me)).status).toBe(401);
    expect((await customer.post(refresh)).status).toBe(401);
    expect((await signIn(email, 'secret-123')).status).toBe(401);
    expect((await signIn(email, 'brand-new-1')).status).toBe(200);
    expect((await mailsTo(shop, email)).at(-1)?.text).toContain(`${shop.url}/reset-password?token=${token}`);
  });

  it('answers the same to an unknown address', async () => {
    const { session } = await shop.customer();
    const known = await shop.visitor().post(forgotPassword, { email: session.email });
    const unknown = await shop.visitor().post(forgotPassword, { email: 'nobody@example.com' });
    expect(known.status).toBe(200);
    expect(known.data.message).toBe(
      'If an account exists for this email address, we’ve sent a link to reset the password',
    );
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    await linkSentTo(session.email);
    expect(await mailsTo(shop, 'nobody@example.com')).toHaveLength(0);
  });

  it('keeps only the hash of the token once the mail is sent', async () => {
    const { session } = await shop.customer();
    const token = await askFor(session.email);
    for (const table of ['reset_tokens', 'outbox_messages']) {
      const rows = await shop.database.query(`SELECT * FROM ${table}`);
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toContain(token);
    }
  });

  it('accepts a link once, even if it’s used twice at the same time', async () => {
    const { session } = await shop.customer();
    const token = await askFor(session.email);
    const both = await Promise.all(
      ['first-new-1', 'second-new-1'].map((password) => shop.visitor().post(resetPassword, { token, password })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const again = await shop.visitor().post(resetPassword, { token, password: 'third-new-1' });
    expect(again.status).toBe(400);
    expect(again.error.details.errors).toEqual([{ path: ['token'], message: NO_LONGER_VALID }]);
  });

  it('invalidates the other links that were sent', async () => {
    const { session } = await shop.customer();
    const [first, second] = [await askFor(session.email), await askFor(session.email, 2)];
    expect((await shop.visitor().post(resetPassword, { token: second, password: 'brand-new-1' })).status).toBe(200);
    expect((await shop.visitor().post(resetPassword, { token: first, password: 'brand-new-2' })).status).toBe(400);
  });

  it('accepts a link for thirty minutes', async () => {
    const { session } = await shop.customer();
    const age = (interval: string) =>
      shop.database.query(`UPDATE reset_tokens SET expires_at = expires_at - $2::interval WHERE user_id = $1`, [
        session.id,
        interval,
      ]);
    const token = await askFor(session.email);
    await age('30 minutes');
    expect((await shop.visitor().post(resetPassword, { token, password: 'brand-new-1' })).status).toBe(400);
    await age('-1 minutes');
    expect((await shop.visitor().post(resetPassword, { token, password: 'brand-new-1' })).status).toBe(200);
  });

  it('sends links requested before a shutdown, and none to blocked users', async () => {
    const replica = await shop.replica();
    const [{ session: blocked }, { session: other }] = [await shop.customer(), await shop.customer()];
    await shop.database.query('UPDATE up_users SET blocked = true WHERE id = $1', [blocked.id]);
    for (const { email } of [blocked, other]) await new Client(replica.url).post(forgotPassword, { email });
    await replica.stop();
    await eventually(async () => expect(await mailsTo(shop, other.email, RESET)).toHaveLength(1));
    expect(await mailsTo(shop, blocked.email, RESET)).toHaveLength(0);
  });

  it.each([
    [forgotPassword, { email: 'nobody' }, 'email', 'Please enter a valid email address'],
    [resetPassword, { password: 'secret-123' }, 'token', 'Token is required'],
    [resetPassword, { token: ['x'], password: 'secret-123' }, 'token', 'Token must be text'],
    [resetPassword, { token: 'x'.repeat(201), password: 'secret-123' }, 'token', 'Token is not valid'],
    [resetPassword, { token: 'x', password: '12345' }, 'password', 'Password must be at least 6 characters'],
    [resetPassword, { token: 'unknown', password: 'secret-123' }, 'token', NO_LONGER_VALID],
  ])('%s refuses %j', async (path, body, field, message) => {
    const { status, error } = await shop.visitor().post(path, body);
    expect(status).toBe(400);
    expect(error.details.errors).toEqual([{ path: [field], message }]);
  });

  it('changes the password, stays signed in here, and signs other browsers out', async () => {
    const customer = await shop.customer();
    const { email } = customer.session;
    const phone = shop.visitor();
    phone.token = (await phone.post<Session>(login, { email, password: 'secret-123' })).data.token;

    const body = { currentPassword: 'secret-123', password: 'brand-new-1' };
    const { status, data } = await customer.post<Session>(changePassword, body);
    expect(status).toBe(200);
    expect(data).toEqual({ ...customer.session, token: expect.any(String) });
    expect((await customer.get(me, { token: data.token })).status).toBe(200);
    expect((await customer.post(refresh)).status).toBe(200);

    expect((await phone.get(me)).status).toBe(401);
    expect((await phone.post(refresh)).status).toBe(401);
    expect((await signIn(email, 'secret-123')).status).toBe(401);
    expect((await signIn(email, 'brand-new-1')).status).toBe(200);
  });

  it.each([
    [{ currentPassword: 'wrong-one', password: 'brand-new-1' }, 'currentPassword', 'Current password is incorrect'],
    [{ password: 'brand-new-1' }, 'currentPassword', 'Enter your current password'],
    [{ currentPassword: 'secret-123', password: '12345' }, 'password', 'Password must be at least 6 characters'],
  ])('refuses the change %j', async (body, field, message) => {
    const customer = await shop.customer();
    const { status, error } = await customer.post(changePassword, body);
    expect(status).toBe(400);
    expect(error.details.errors).toEqual([{ path: [field], message }]);
    expect((await customer.get(me)).status).toBe(200);
  });
});
