// @ts-check
import { stopPrograms } from './program.mjs';

/** The terminal sends Ctrl-C to us and to npm, and npm passes it on: one press arrives twice. */
const onePress = 1000;

/**
 * Stops what was started, the last first, when the script ends or is told to (Ctrl-C, SIGTERM, a closed terminal).
 * A second signal does not wait.
 * @param {{ say?: (line: string) => void }} [options]
 */
export function lifecycle({ say = (line) => console.log(line) } = {}) {
  /** @type {{ name: string, stop: () => Promise<void>, force: () => void }[]} */
  const started = [];
  let stopping = false;
  let stoppingSince = 0;

  async function stopAll() {
    for (let part = started.pop(); part; part = started.pop()) {
      try {
        await part.stop();
      } catch (error) {
        say(`✗ ${part.name}: ${error instanceof Error ? error.message : error}`);
        process.exitCode = 1;
      }
    }
  }

  /** @param {NodeJS.Signals} signal */
  async function onSignal(signal) {
    if (stopping && Date.now() - stoppingSince < onePress) return;
    if (stopping) {
      for (const part of started) part.force();
      say('Stopped at once.');
      process.exit(1);
    }
    stopping = true;
    stoppingSince = Date.now();
    say(signal === 'SIGINT' ? '\nStopping (Ctrl-C again: at once) …' : 'Stopping …');
    await stopPrograms();
    await stopAll();
    say('Stopped.');
    process.exit();
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, onSignal);
  whenNpmIsGone(() => stopping || onSignal('SIGTERM'));

  return {
    /**
     * @param {string} name
     * @param {() => Promise<void>} stop
     * @param {() => void} [force] tells it to stop, without waiting to see it
     */
    started: (name, stop, force = () => {}) => started.push({ name, stop, force }),
    stopAll,
    /** Whether the end was asked for: what fails from then on is no failure. */
    isStopping: () => stopping,
  };
}

/**
 * A killed npm cannot pass the end on: without this, the shop would run on without an owner and keep its port.
 * @param {() => void} act
 */
function whenNpmIsGone(act) {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    act();
  }, 500);
  watch.unref();
}

/** @typedef {ReturnType<typeof lifecycle>} Lifecycle */

/**
 * Runs the work of a script and stops everything at its end.
 * @param {(life: Lifecycle) => Promise<void>} work
 */
export async function withLifecycle(work) {
  const life = lifecycle();
  try {
    await work(life);
  } catch (error) {
    if (!life.isStopping()) throw error;
  } finally {
    // After a signal its handler stops everything and ends the process.
    if (life.isStopping()) await new Promise(() => {});
    await life.stopAll();
  }
}
