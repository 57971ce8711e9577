import {
  type ActivityList,
  adminPaths,
  apiPaths,
  type FirstSteps,
  type MailServer,
  type MailTestResult,
} from '@stoa/contract';
import { type MailServer as SmtpServer, startMailServer } from '../../support/mail/mail-server';
import type { Client } from '../../support/shop/client';
import { eventually } from '../../support/shop/eventually';
import { type OwnShop, startShop } from '../../support/shop/shop';

describe('the mail server that administrators set up', () => {
  let smtp: SmtpServer;
  let shop: OwnShop;
  let admin: Client;

  beforeAll(async () => {
    smtp = await startMailServer();
    shop = await startShop();
    admin = await shop.admin();
  });
  afterAll(async () => {
    await shop.close();
    await smtp.close();
  });

  const read = async () => (await admin.get<MailServer>(adminPaths.mailServer)).data;
  const server = () => ({
    host: '127.0.0.1',
    port: smtp.port,
    security: 'NONE',
    userName: '',
    senderName: 'The “Colonnade"',
    senderEmail: 'hello@colonnade.example',
  });
  const test = async (changes: object) =>
    admin.post<MailTestResult>(adminPaths.testMailServer, { ...server(), to: 'me@colonnade.example', ...changes });

  it('is none at first: emails are written to files', async () => {
    expect(await read()).toMatchObject({ source: 'FILES', host: '', port: 587, hasPassword: false });
    expect((await admin.get<FirstSteps>(adminPaths.firstSteps)).data.done.mail).toBe(false);
  });

  it('can be tried out before it’s saved, and says itself what is wrong', async () => {
    expect((await test({})).data).toMatchObject({ accepted: true, response: expect.stringMatching(/^250 /) });
    expect(smtp.accepted.at(-1)).toMatchObject({
      from: { text: '"The “Colonnade" <hello@colonnade.example>' },
      to: { text: 'me@colonnade.example' },
    });
    expect((await test({ port: 1 })).data).toMatchObject({
      accepted: false,
      response: expect.stringContaining('ECONNREFUSED'),
    });
    expect((await test({ security: 'STARTTLS' })).data).toMatchObject({
      accepted: false,
      response: expect.stringContaining('STARTTLS'),
    });
    expect((await read()).source).toBe('FILES');
  });

  it('names the fields that can’t be', async () => {
    const { status, error } = await admin.patch(adminPaths.mailServer, {
      host: 'smtp example',
      port: 70_000,
      security: 'SSL',
      senderName: '',
      senderEmail: 'nobody',
    });
    expect(status).toBe(400);
    expect(error?.details.errors).toEqual([
      { path: ['host'], message: 'Server must be a name such as smtp.example.com' },
      { path: ['port'], message: 'Port must be between 1 and 65535' },
      { path: ['security'], message: 'Security must be one of STARTTLS, TLS, NONE' },
      { path: ['senderName'], message: 'Enter a sender name' },
      { path: ['senderEmail'], message: 'Please enter a valid email address' },
    ]);
  });

  it('sends all emails as soon as it’s saved, in every process, after a restart too', async () => {
    const replica = await shop.replica();
    const { updatedAt } = await read();
    const { data } = await admin.patch<MailServer>(adminPaths.mailServer, {
      ...server(),
      password: 'p4ssword',
      updatedAt,
    });
    expect(data).toMatchObject({ source: 'PANEL', hasPassword: true });
    const ask = async (email: string) => {
      await shop.visitor().post(apiPaths.submitForm, { name: 'Ada', email, subject: 'Hello', message: 'Do you ship?' });
      await eventually(() => expect(smtp.accepted.map(({ replyTo }) => replyTo?.text)).toContain(email));
    };
    await ask('one@example.com');
    expect(smtp.accepted.at(-1)?.from?.text).toContain('hello@colonnade.example');
    await replica.stop();
    await shop.restart();
    await ask('two@example.com');
  }, 120_000);

  it('keeps its password: encrypted, never shown, and unless another one is entered', async () => {
    const stored = () => shop.database.query<{ password: string }>('SELECT password FROM mail_server');
    const [before] = await stored();
    expect(before?.password).not.toContain('p4ssword');
    expect(JSON.stringify(await read())).not.toContain('p4ssword');
    await admin.patch(adminPaths.mailServer, { ...server(), userName: 'colonnade', password: 'p4ssword' });
    const changed = { ...server(), userName: 'colonnade', senderName: 'Colonnade' };
    expect((await admin.patch<MailServer>(adminPaths.mailServer, changed)).data).toMatchObject({ hasPassword: true });
    for (const elsewhere of [{ host: 'localhost' }, { port: 26 }, { security: 'STARTTLS' }, { userName: 'other' }]) {
      const { status, error } = await test({ ...changed, ...elsewhere });
      expect([status, error?.message]).toEqual([400, 'Enter the password again']);
    }
    await admin.patch(adminPaths.mailServer, { ...server(), password: '' });
    expect((await read()).hasPassword).toBe(false);
    const { data } = await admin.get<ActivityList>(`${adminPaths.activity}?kind=mailServer`);
    expect(data.items.length).toBeGreaterThan(0);
    expect(JSON.stringify(data)).not.toContain('p4ssword');
  });

  it('asks for its password again once the server’s key is another one', async () => {
    await admin.patch(adminPaths.mailServer, { ...server(), userName: 'colonnade', password: 'p4ssword' });
    await shop.restart('stop', { ENCRYPTION_KEY: 'another-key-that-is-long-enough-0123456789' });
    expect(await read()).toMatchObject({ source: 'PANEL', hasPassword: true, isUnreadable: true });
    const entered = { ...server(), userName: 'colonnade', password: 'p4ssword' };
    expect((await admin.patch<MailServer>(adminPaths.mailServer, entered)).data.isUnreadable).toBe(false);
  });

  it('can be removed: emails are written to files again', async () => {
    expect((await admin.delete<MailServer>(adminPaths.mailServer)).data).toMatchObject({
      source: 'FILES',
      host: '',
      hasPassword: false,
    });
    const { data } = await admin.post<MailTestResult>(adminPaths.testCurrentMailServer, { to: 'me@example.com' });
    expect(data).toMatchObject({ accepted: true, means: expect.stringContaining('written to') });
  });

  it('gives way to the one that the environment names', async () => {
    const other = await startMailServer();
    await shop.restart('stop', { SMTP_URL: other.url });
    const { hostname, port } = new URL(other.url);
    expect(await read()).toMatchObject({ source: 'ENVIRONMENT', host: hostname, port: Number(port) });
    const test = await admin.post<MailTestResult>(adminPaths.testCurrentMailServer, { to: 'me@example.com' });
    expect(test.data).toMatchObject({ accepted: true, means: `sent by ${hostname}:${port}` });
    const { status, error } = await admin.patch(adminPaths.mailServer, server());
    expect([status, error?.message]).toEqual([409, 'The mail server is set by SMTP_URL on the server']);
    const sender = { name: 'Ada', email: 'three@example.com', subject: 'Hello', message: 'Do you ship?' };
    await shop.visitor().post(apiPaths.submitForm, sender);
    await eventually(() => expect(other.accepted).toHaveLength(2));
    await other.close();
  });
});
