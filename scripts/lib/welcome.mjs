// @ts-check

/**
 * @param {import('./env.mjs').Settings} settings
 * @param {number} milliseconds
 */
export function welcome({ publicUrl, serveConsole, adminEmail, adminPassword }, milliseconds) {
  const console = serveConsole ? `\n  Content console  ${publicUrl}/cms/console` : '';
  return `
Stoa is ready after ${(milliseconds / 1000).toFixed(1)} s.

  Shop             ${publicUrl}
  Admin panel      ${publicUrl}/admin${console}

  Administrator    ${adminEmail}
  Password         ${adminPassword}   (the first one, from .env: a change made in the shop holds)

Ctrl-C stops it.`;
}
