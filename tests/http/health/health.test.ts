import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { adminPaths, type Backup, type HealthReport } from '@stoa/contract';
import { Client } from 'pg';
import { startMailServer } from '../../support/mail/mail-server';
import { uploaded } from '../../support/media/uploads';
import { examine } from '../../support/sales/doctor';
import type { Client as Visitor } from '../../support/shop/client';
import { eventually } from '../../support/shop/eventually';
import { openShop, type Shop } from '../../support/shop/shop';

describe('the health of a shop', () => {
  let shop: Shop;
  let admin: Visitor;

  beforeAll(async () => {
    shop = await openShop();
    admin = await shop.admin();
  });
  afterAll(() => shop?.close());

  const look = async () => (await admin.get<HealthReport>(adminPaths.health)).data;
  const checkOf = async (name: string) => (await look()).checks.find((check) => check.name === name);
  const doctor = (env: Record<string, string>, ...options: string[]) =>
    examine({ databaseUrl: shop.database.url, dataFolder: shop.dataFolder, env }, ...options);

  it('is looked at in the panel, and says what is there', async () => {
    const { checks } = await look();
    expect(checks.map(({ name }) => name)).toEqual([
      'Versions',
      'Settings',
      'Database',
      'Disk',
      'Backups',
      'Email',
      'Images',
      'Payment providers',
      'Orders',
      'Payments',
    ]);
    expect(checks[0]?.summary).toMatch(/^Stoa [\d.]+, Node\.js [\d.]+, PostgreSQL [\d.]+$/);
    expect(checks.flatMap(({ findings }) => findings).filter(({ severity }) => severity === 'ERROR')).toEqual([]);
  });

  it('is only for administrators', async () => {
    expect((await shop.visitor().get(adminPaths.health)).status).toBe(401);
    expect((await (await shop.customer()).get(adminPaths.health)).status).toBe(403);
  });

  it('names an image that is gone, and what to do', async () => {
    const { url } = await uploaded(admin);
    expect((await checkOf('Images'))?.findings).toEqual([]);
    await rm(path.join(shop.dataFolder, 'public', url));
    expect((await checkOf('Images'))?.findings).toEqual([
      {
        severity: 'ERROR',
        what: '1 file of the media library is missing',
        why: 'Visitors see gaps where images should be.',
        advice: 'Restore the folder of uploads from a backup, or replace the images in the panel.',
        details: [path.basename(url)],
      },
    ]);
  });

  it('names an index that can’t be used, which the doctor builds again', async () => {
    await shop.database.query(
      "UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'webhook_events_open_index'::regclass",
    );
    expect((await checkOf('Database'))?.findings).toContainEqual(
      expect.objectContaining({
        severity: 'ERROR',
        what: '1 index can’t be used',
        details: ['webhook_events_open_index'],
      }),
    );
    const { output } = await doctor({}, '--offline', '--fix');
    expect(output).toContain('Built again: webhook_events_open_index');
    expect((await doctor({}, '--offline')).output).not.toContain('index can’t be used');
  });

  it('notices that the database can’t write to its disk', async () => {
    const name = new URL(shop.database.url).pathname.slice(1);
    await shop.database.query(`ALTER DATABASE "${name}" SET temp_file_limit = '1MB'`);
    expect((await checkOf('Database'))?.findings).toContainEqual(
      expect.objectContaining({ severity: 'ERROR', what: 'The database can’t write to its disk' }),
    );
    await shop.database.query(`ALTER DATABASE "${name}" RESET temp_file_limit`);
    expect((await checkOf('Database'))?.findings.map(({ what }) => what)).not.toContain(
      'The database can’t write to its disk',
    );
  });

  it('says what to look at if the database is away', async () => {
    const databaseUrl = 'postgresql://stoa:secret@127.0.0.1:9/stoa';
    const { code, output } = await examine({ databaseUrl, dataFolder: shop.dataFolder, env: {} });
    expect(code).toBe(2);
    expect(output).toContain('The shop can’t be examined: the database doesn’t answer at 127.0.0.1:9 (');
    expect(output).toContain('docker compose ps --all');
    expect(output).not.toContain('secret');
  });

  it('names a backup that can’t be read back', async () => {
    const { data } = await admin.post<Backup>(adminPaths.backups);
    await eventually(async () => expect((await checkOf('Backups'))?.summary).toBe('The last one is 0 hours old'));
    expect((await checkOf('Backups'))?.findings).toEqual([]);
    const file = path.join(shop.dataFolder, 'backups', data.fileName);
    const bytes = await readFile(file);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    await writeFile(file, bytes);
    expect((await doctor({}, '--offline')).output).toContain('✗ The last backup can’t be restored:');
    await rm(file);
    expect((await checkOf('Backups'))?.findings.map(({ what }) => what)).toEqual([
      `1 backup can’t be found in ${path.dirname(file)} anymore`,
    ]);
  });

  it('greets the mail server', async () => {
    const smtp = await startMailServer();
    expect((await doctor({ SMTP_URL: smtp.url })).output).toMatch(
      /\n✓ Email: Emails are sent by 127\.0\.0\.1:\d+; 0 waiting\n/,
    );
    await smtp.close();
    expect((await doctor({ SMTP_URL: smtp.url })).output).toContain('✗ The mail server doesn’t accept the shop:');
    expect((await doctor({ SMTP_URL: smtp.url }, '--offline')).output).not.toContain('doesn’t accept');
  });

  it('names emails that wait', async () => {
    await shop.database.query(
      `INSERT INTO outbox_messages (attempts, dedupe_key, message_id, next_attempt_at, recipient, subject, text, last_error, created_at)
        VALUES (3, 'late', '<late@stoa>', now() + interval '1 day', 'a@example.com', 'Hello', '', 'Greylisted', now() - interval '1 hour')`,
    );
    expect((await checkOf('Email'))?.findings).toContainEqual(
      expect.objectContaining({
        what: '1 email has waited for more than 30 minutes',
        details: ['The last reason: Greylisted'],
      }),
    );
  });

  it('costs the shop nothing if the database ends the connection meanwhile', async () => {
    const blocker = new Client({ connectionString: shop.database.url });
    await blocker.connect();
    await blocker.query('BEGIN; LOCK TABLE files IN ACCESS EXCLUSIVE MODE');
    const asked = admin.get(adminPaths.health);
    const ended = () =>
      shop.database.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'stoa doctor' AND wait_event_type = 'Lock'",
      );
    await eventually(async () => expect(await ended()).toHaveLength(1));
    expect((await asked).status).toBeGreaterThanOrEqual(500);
    await blocker.end();
    expect((await look()).checks.length).toBeGreaterThan(5);
  });

  it('is told to programs as JSON', async () => {
    const { output, code } = await doctor({ SMPT_URL: 'smtp://mail.example' }, '--offline', '--json');
    expect(code).toBe(1);
    const report: HealthReport = JSON.parse(output);
    expect(report.checks.map(({ name }) => name)).toContain('Migrations');
    expect(report.checks.find(({ name }) => name === 'Settings')?.findings).toContainEqual({
      severity: 'WARNING',
      what: 'SMPT_URL in the environment isn’t a setting of Stoa. Did you mean SMTP_URL?',
      why: 'It changes nothing.',
      advice: 'Rename it to SMTP_URL.',
      details: [],
    });
  });
});
