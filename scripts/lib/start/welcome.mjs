// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { envFile } from './env.mjs';

/**
 * @param {import('./env.mjs').Settings} settings
 * @param {number} milliseconds
 * @param {{ buildsConsole?: boolean }} [options] buildsConsole: while the shop is already open
 */
export function welcome(settings, milliseconds, { buildsConsole = false } = {}) {
  const { publicUrl, serveConsole, adminEmail } = settings;
  const when = buildsConsole ? '   (in about a minute: it’s still being built)' : '';
  const console = serveConsole ? `\n  Content console  ${publicUrl}/cms/console${when}` : '';
  return `
Stoa is ready after ${(milliseconds / 1000).toFixed(1)} s.

  Shop             ${publicUrl}
  Admin panel      ${publicUrl}/admin${console}

  Administrator    ${adminEmail}
  Password         ${passwordLine(settings)}

Sign in to the admin panel: its first page says what to try first.
Ctrl-C stops it.`;
}

/**
 * Shown only on first start: more people read terminals and logs than `.env`.
 * @param {import('./env.mjs').Settings} settings
 */
function passwordLine({ dataDir, publicUrl, adminPassword }) {
  const note = path.join(dataDir, 'password-shown');
  if (existsSync(note))
    return `the same as at first start (${passwordNote()}), or reset it: ${publicUrl}/forgot-password`;
  writeFileSync(note, '');
  return `${adminPassword}   (shown this once; ${passwordNote()})`;
}

function passwordNote() {
  const inFile = existsSync(envFile) && Boolean(parseEnv(readFileSync(envFile, 'utf8')).ADMIN_PASSWORD);
  return inFile && !process.env.ADMIN_PASSWORD ? 'ADMIN_PASSWORD in .env' : 'ADMIN_PASSWORD in the environment';
}
