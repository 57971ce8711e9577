// @ts-check
import path from 'node:path';
import { Failure } from './failure.mjs';
import { root } from './paths.mjs';
import { localAddress } from './ports.mjs';
import { startServer } from './server.mjs';

/**
 * Starts the emulator of PayPal if the shop is a demonstration that has no keys.
 * @param {import('./env.mjs').Settings} settings
 * @param {import('./lifecycle.mjs').Lifecycle} life
 * @param {import('./steps.mjs').Steps} steps
 * @returns {Promise<NodeJS.ProcessEnv>} settings for the shop
 */
export async function openPayPalEmulator(settings, life, { line, step }) {
  if (!settings.emulatesPayPal) return {};
  return step('PayPal emulator', async (note) => {
    const args = [
      `--webhook-url=${localAddress(settings)}/api/payments/paypal/events`,
      `--state-file=${path.join(settings.dataDir, 'paypal-emulator.json')}`,
    ];
    /** @type {(text: string) => void} */
    let hear = () => {};
    /** @type {Promise<string>} */
    const heard = new Promise((resolve) => {
      hear = resolve;
    });
    const server = startServer('packages/paypal-emulator/dist/main.js', args, {
      cwd: root,
      env: process.env,
      onLine: (text, stream) => (stream === 'stdout' ? hear(text) : line(`PayPal emulator: ${text}`)),
    });
    life.started('the PayPal emulator', server.stop);
    const failure = server.exited.then((code) => {
      throw new Failure(`The PayPal emulator stopped by itself (exit code ${code}).`, { details: server.lastLines() });
    });
    failure.catch((error) => life.isStopping() || life.fail(error));
    const given = JSON.parse(await Promise.race([heard, failure]));
    note('TEST MODE, no money moves');
    return given;
  });
}
