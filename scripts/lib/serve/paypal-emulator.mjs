// @ts-check
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../failure.mjs';
import { root } from '../paths.mjs';
import { keepRunning } from './keep-running.mjs';
import { localAddress } from './ports.mjs';
import { startServer } from './server.mjs';

/**
 * @typedef {object} EmulatorOptions
 * @property {string} webhookUrl where the shop takes events
 * @property {string} stateFile keeps its orders from one start to the next
 * @property {number} [port] default: a free one
 * @property {string[]} [more] further options of packages/paypal-emulator/src/main.ts
 * @property {(line: string) => void} print
 *
 * @typedef {object} Emulator
 * @property {Record<string, string>} settings for the shop
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the emulator of PayPal, and starts it again whenever it dies, up to three times in a row. After that, the shop goes on
 * without it.
 * @param {EmulatorOptions} options
 * @returns {Promise<Emulator>}
 */
export async function keepEmulating({ webhookUrl, stateFile, port = 0, more = [], print }) {
  async function start() {
    /** @type {(text: string) => void} */
    let hear = () => {};
    /** @type {Promise<string>} */
    const heard = new Promise((resolve) => {
      hear = resolve;
    });
    const args = [`--port=${port}`, `--webhook-url=${webhookUrl}`, `--state-file=${stateFile}`, ...more];
    const started = startServer('packages/paypal-emulator/dist/main.js', args, {
      cwd: root,
      // It needs nothing of the shop's secrets.
      env: { PATH: process.env.PATH },
      onLine: (text, stream) => (stream === 'stdout' ? hear(text) : print(`PayPal emulator: ${text}`)),
    });
    const failure = started.exited.then((code) => {
      throw new Failure(`The PayPal emulator stopped by itself (exit code ${code}).`, { details: started.lastLines() });
    });
    failure.catch(() => {});
    return { server: started, settings: JSON.parse(await Promise.race([heard, failure])) };
  }

  let { server, settings } = await start();
  // The shop and the browsers know it by its first address.
  port = Number(new URL(settings.PAYPAL_API_BASE).port);
  const keeper = keepRunning({
    name: 'The PayPal emulator',
    isRunning: () => server.isRunning(),
    async startAgain() {
      ({ server } = await start());
    },
    print,
    giveUp: ({ message }) => print(`${message} The shop goes on without it, so nobody can pay with PayPal.`),
  });
  return {
    settings,
    async stop() {
      await keeper.stop();
      await server.stop();
    },
  };
}

/** @param {{ dataDir: string }} settings */
const settingsFile = ({ dataDir }) => path.join(dataDir, 'paypal-emulator-settings.json');

/**
 * Starts the emulator if the shop is a demonstration that has no keys.
 * @param {import('../start/env.mjs').Settings} settings
 * @param {import('../lifecycle.mjs').Lifecycle} life
 * @param {import('../steps.mjs').Steps} steps
 * @returns {Promise<NodeJS.ProcessEnv>} settings for the shop
 */
export async function openPayPalEmulator(settings, life, { line, step }) {
  if (!settings.emulatesPayPal) return {};
  return step('PayPal emulator', async (note) => {
    const emulator = await keepEmulating({
      webhookUrl: `${localAddress(settings)}/api/payments/paypal/events`,
      stateFile: path.join(settings.dataDir, 'paypal-emulator.json'),
      print: line,
    });
    writeFileSync(settingsFile(settings), JSON.stringify(emulator.settings), { mode: 0o600 });
    life.started('the PayPal emulator', () => {
      rmSync(settingsFile(settings), { force: true });
      return emulator.stop();
    });
    note('TEST MODE, no money moves');
    return emulator.settings;
  });
}

/**
 * The settings of the emulator that a running demonstration shop pays at.
 * @param {import('../start/env.mjs').Settings} settings
 * @returns {NodeJS.ProcessEnv}
 */
export function runningPayPalEmulator(settings) {
  const file = settingsFile(settings);
  return settings.emulatesPayPal && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
