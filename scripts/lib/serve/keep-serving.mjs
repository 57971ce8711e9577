// @ts-check
import { Failure } from '../failure.mjs';
import { keepRunning } from './keep-running.mjs';
import { untilReady } from './ready.mjs';

/**
 * Starts the shop's server, and from then on starts it again whenever it dies, up to three times in a row. Resolves when it
 * answers.
 * @param {object} options
 * @param {() => import('./server.mjs').Server} options.start
 * @param {string} options.url answers once the server is ready
 * @param {Pick<import('../lifecycle.mjs').Lifecycle, 'started' | 'fail'>} options.life
 * @param {(line: string) => void} options.print
 * @param {{ file: string, hasShown: () => boolean }} options.log
 */
export async function keepServing({ start, url, life, print, log }) {
  let server = start();
  async function untilItServes() {
    await untilReady(url, server);
    if (server.isRunning()) return;
    throw new Failure(`The server stopped by itself (exit code ${await server.exited}); its log: ${log.file}`, {
      // Errors were shown as they came; if none were, show the server's last lines.
      details: log.hasShown() ? '' : server.lastLines(),
    });
  }

  /** @type {ReturnType<typeof keepRunning> | undefined} */
  let keeper;
  // Between two servers, nothing else may keep this process running.
  const hold = setInterval(() => {}, 60_000);
  life.started('cms', async () => {
    clearInterval(hold);
    const stopped = keeper?.stop();
    await server.stop();
    await stopped;
  });
  await untilItServes();
  keeper = keepRunning({
    name: 'The server',
    isRunning: () => server.isRunning(),
    startAgain() {
      server = start();
      return untilItServes();
    },
    print,
    giveUp: life.fail,
  });
}
