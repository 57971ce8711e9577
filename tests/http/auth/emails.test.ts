import { adminPaths, apiPaths, type OwnEmail, type Session } from '@stoa/contract';
import { mailsTo } from '../../support/mail/mails';
import { createBlogCategory, createPost } from '../../support/records/blog';
import { ADMIN } from '../../support/run/cms-environment';
import type { Client } from '../../support/shop/client';
import { eventually } from '../../support/shop/eventually';
import { openShop, type Shop } from '../../support/shop/shop';

const { confirmEmail, deleteAccount, email: emailPath, forgotPassword, login, me, resendConfirmation } = apiPaths.auth;
const { resetPassword } = apiPaths.auth;
const PASSWORD = 'secret-123';
const EXPIRED = 'This link has expired. Please request a new one';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const mailTo = (email: string, subject: string, nth = 0) =>
  eventually(async () => {
    const mail = (await mailsTo(shop, email, subject))[nth];
    if (!mail) throw new Error(`no mail “${subject}” to ${email}`);
    return mail.text ?? '';
  });
const tokenIn = (text: string): string => /\/confirm-email\?token=([\w-]+)/.exec(text)?.[1] ?? '';
const confirm = (token: string) => shop.visitor().post(confirmEmail, { token });
const stateOf = async (client: Client) => (await client.get<OwnEmail>(emailPath)).data;
const signIn = (email: string) => shop.visitor().post<Session>(login, { email, password: PASSWORD });
let made = 0;
const newAddress = () => `moved-${++made}@example.com`;

describe('confirming an address', () => {
  it('is requested from new customers by email, and limits nothing until then', async () => {
    const customer = await shop.customer();
    expect(await stateOf(customer)).toEqual({ confirmed: false, pending: null });
    const text = await mailTo(customer.session.email, 'Confirm your email address');
    expect(text).toContain(`${shop.url}/confirm-email?token=`);
    expect((await signIn(customer.session.email)).status).toBe(200);
    const answer = await confirm(tokenIn(text));
    expect([answer.status, answer.data]).toEqual([
      200,
      { message: `Thank you. ${customer.session.email} is confirmed` },
    ]);
    expect(await stateOf(customer)).toEqual({ confirmed: true, pending: null });
  });

  it('accepts a link once, even if it’s used twice at the same time', async () => {
    const customer = await shop.customer();
    const token = tokenIn(await mailTo(customer.session.email, 'Confirm your email address'));
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await confirm(token)).error.details.errors).toEqual([{ path: ['token'], message: EXPIRED }]);
  });

  it('sends another link, but not once the address is confirmed', async () => {
    const customer = await shop.customer();
    const { email } = customer.session;
    expect((await customer.post(resendConfirmation)).data).toEqual({ message: `We’ve sent another link to ${email}` });
    const [first, second] = [0, 1].map((nth) => mailTo(email, 'Confirm your email address', nth));
    expect((await confirm(tokenIn((await second) ?? ''))).status).toBe(200);
    expect((await confirm(tokenIn((await first) ?? ''))).status).toBe(200);
    const refused = await customer.post(resendConfirmation);
    expect([refused.status, refused.error.message]).toEqual([409, 'Your email address is confirmed already']);
  });

  it('expires after a day, and expired links are deleted', async () => {
    const customer = await shop.customer();
    const token = tokenIn(await mailTo(customer.session.email, 'Confirm your email address'));
    await shop.database.query(`UPDATE email_tokens SET expires_at = now() - interval '1 second'`);
    expect((await confirm(token)).status).toBe(400);
    expect((await stateOf(customer)).confirmed).toBe(false);
  });

  it('isn’t requested from the shop’s administrator', async () => {
    expect(await stateOf(await shop.admin())).toEqual({ confirmed: true, pending: null });
  });
});

describe('changing an address', () => {
  it('waits for the link emailed to the new one; the old one gets a notice, and can’t take the account back', async () => {
    const customer = await shop.customer();
    const { email: former } = customer.session;
    const email = newAddress();
    await shop.visitor().post(forgotPassword, { email: former });
    const reset = /token=([\w-]+)/.exec(await mailTo(former, 'Reset your password'))?.[1] ?? '';
    const asked = await customer.post(emailPath, { email, currentPassword: PASSWORD });
    expect(asked.data).toEqual({ message: `We’ve sent a link to ${email}. Open it to switch to this address` });
    expect(await stateOf(customer)).toEqual({ confirmed: false, pending: email });
    expect((await signIn(email)).status).toBe(401);

    const answer = await confirm(tokenIn(await mailTo(email, 'Confirm your new email address')));
    expect(answer.data).toEqual({ message: `Thank you. ${email} is confirmed` });
    expect(await stateOf(customer)).toEqual({ confirmed: true, pending: null });
    expect((await customer.get<Session>(me)).data.email).toBe(email);
    expect((await signIn(email)).status).toBe(200);
    expect((await signIn(former)).status).toBe(401);
    expect(await mailTo(former, 'Your email address was changed')).toContain(email);
    const taken = await shop.visitor().post(resetPassword, { token: reset, password: 'stolen-123' });
    expect(taken.status).toBe(400);
  });

  it('accepts only the last of two links, and none of an address that was replaced', async () => {
    const customer = await shop.customer();
    const confirmation = tokenIn(await mailTo(customer.session.email, 'Confirm your email address'));
    const [first, second] = [newAddress(), newAddress()];
    await customer.post(emailPath, { email: first, currentPassword: PASSWORD });
    await customer.post(emailPath, { email: second, currentPassword: PASSWORD });
    const [former, latest] = await Promise.all(
      [first, second].map(async (email) => tokenIn(await mailTo(email, 'Confirm your new email address'))),
    );
    expect((await confirm(former ?? '')).status).toBe(400);
    expect((await confirm(confirmation)).status).toBe(400);
    expect((await confirm(latest ?? '')).status).toBe(200);
  });

  it('is dropped when the password changes, because somebody else may have started it', async () => {
    const customer = await shop.customer();
    const email = newAddress();
    await customer.post(emailPath, { email, currentPassword: PASSWORD });
    const token = tokenIn(await mailTo(email, 'Confirm your new email address'));
    await customer.post(apiPaths.auth.changePassword, { currentPassword: PASSWORD, password: 'brand-new-1' });
    expect((await confirm(token)).status).toBe(400);
  });

  it('is refused if another account got the address meanwhile', async () => {
    const customer = await shop.customer();
    const email = newAddress();
    await customer.post(emailPath, { email, currentPassword: PASSWORD });
    const token = tokenIn(await mailTo(email, 'Confirm your new email address'));
    await shop.visitor().post(apiPaths.auth.register, { name: 'Faster', email, password: PASSWORD });
    const { status, error } = await confirm(token);
    expect([status, error.message]).toEqual([409, 'An account with this email address already exists']);
  });

  it('names what is wrong', async () => {
    const customer = await shop.customer();
    const { email: taken } = (await shop.customer()).session;
    for (const [body, path, message] of [
      [{ email: newAddress(), currentPassword: 'wrong' }, 'currentPassword', 'Current password is incorrect'],
      [{ email: newAddress() }, 'currentPassword', 'Enter your current password'],
      [{ email: customer.session.email, currentPassword: PASSWORD }, 'email', 'This is your email address already'],
      [{ email: taken, currentPassword: PASSWORD }, 'email', 'An account with this email address already exists'],
      [{ email: 'nothing', currentPassword: PASSWORD }, 'email', 'Please enter a valid email address'],
    ] as const) {
      const { error } = await customer.post(emailPath, body);
      expect(error.details.errors).toEqual([{ path: [path], message }]);
    }
  });
});

describe('deleting an account', () => {
  it('erases the person everywhere, and keeps what they wrote', async () => {
    const admin = await shop.admin();
    const other = await shop.customer({ name: 'Olga Other' });
    await admin.patch(adminPaths.user(other.session.id), { role: 'ADMIN' });
    const { id: categoryId } = await createBlogCategory(admin, 'news');
    const post = await createPost(other, categoryId, { title: 'By somebody', status: 'PUBLISHED' });
    const refused = await other.post(deleteAccount, { currentPassword: 'wrong' });
    expect(refused.error.details.errors).toEqual([
      { path: ['currentPassword'], message: 'Current password is incorrect' },
    ]);
    const answer = await other.post(deleteAccount, { currentPassword: PASSWORD });
    expect(answer.data).toEqual({ message: 'Your account has been deleted' });
    expect((await other.get(me)).status).toBe(401);
    expect((await signIn(other.session.email)).status).toBe(401);
    expect((await shop.visitor().get(apiPaths.blog.post(post.slug))).status).toBe(200);
    const inLog = JSON.stringify(await shop.database.query('SELECT actor_name, title FROM activity'));
    expect(inLog).not.toContain('Olga Other');
    for (const table of ['up_users', 'auth_sessions', 'reset_tokens', 'email_tokens', 'trash']) {
      const rows = JSON.stringify(await shop.database.query(`SELECT * FROM ${table}`));
      expect(rows).not.toContain('Olga Other');
      expect(rows).not.toContain(other.session.email);
    }
  });

  it('is refused to the last administrator', async () => {
    const { status, error } = await (await shop.admin()).post(deleteAccount, { currentPassword: ADMIN.password });
    expect([status, error.message]).toEqual([409, 'The last administrator can’t be demoted, blocked, or deleted']);
  });
});
