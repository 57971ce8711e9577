// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../failure.mjs';

const lookEvery = 500;
const attempts = 3;
/** A server that dies sooner than this counts as not started. */
const standsAfter = 10_000;

/**
 * @typedef {object} Watched
 * @property {string} name begins a sentence, as in “PostgreSQL has stopped”
 * @property {() => boolean} isRunning
 * @property {() => Promise<void>} startAgain
 * @property {(line: string) => void} print
 * @property {(failure: Failure) => void} giveUp called after three attempts in a row
 */

/**
 * Restarts the server whenever it dies, until told to stop.
 * @param {Watched} server
 * @returns {{ stop: () => Promise<void> }} stop: waits for an attempt in progress
 */
export function keepRunning({ name, isRunning, startAgain, print, giveUp }) {
  let stopped = false;
  let failures = 0;
  /** @type {number | undefined} when the last attempt succeeded, until the server is gone again */
  let startedAt;

  /** @param {unknown} error */
  function fail(error) {
    if (stopped) return;
    failures += 1;
    const { message, details = '' } = error instanceof Failure ? error : { message: String(error) };
    if (failures < attempts) {
      print(`${message} (attempt ${failures} of ${attempts})`);
      return;
    }
    stopped = true;
    const sentence = `${name} has stopped and could not be started again in ${attempts} attempts: ${message}`;
    giveUp(new Failure(sentence, { details }));
  }

  async function recover() {
    const since = Date.now();
    if (startedAt !== undefined && since - startedAt < standsAfter) fail(new Failure(`${name} has stopped again.`));
    else if (startedAt !== undefined) failures = 0;
    startedAt = undefined;
    if (stopped) return;
    print(`${name} has stopped unexpectedly: starting it again …`);
    await startAgain();
    startedAt = Date.now();
    print(`${name} is running again after ${((startedAt - since) / 1000).toFixed(1)} s.`);
  }

  let recovering = Promise.resolve();
  async function watch() {
    while (!stopped) {
      await sleep(lookEvery, undefined, { ref: false });
      if (stopped || isRunning()) continue;
      recovering = recover().catch(fail);
      await recovering;
    }
  }
  watch();

  return {
    stop() {
      stopped = true;
      return recovering;
    },
  };
}
