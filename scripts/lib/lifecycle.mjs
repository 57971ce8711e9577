// @ts-check
import { stopPrograms } from './program.mjs';

/** The terminal sends Ctrl-C to both us and npm, and npm passes it on, so one press arrives twice. */
const onePress = 1000;

/**
 * Stops everything that was started, in reverse order, when the script ends or is told to (Ctrl-C, SIGTERM, a closed terminal). A
 * second signal stops without waiting.
 * @param {{ print?: (line: string) => void }} [options]
 */
export function lifecycle({ print = (line) => console.log(line) } = {}) {
  /** @type {{ name: string, stop: () => Promise<void>, force: () => void }[]} */
  const started = [];
  let stopping = false;
  let stoppingSince = 0;

  async function stopAll() {
    for (let part = started.pop(); part; part = started.pop()) {
      try {
        await part.stop();
      } catch (error) {
        print(`✗ ${part.name}: ${error instanceof Error ? error.message : error}`);
        process.exitCode = 1;
      }
    }
  }

  /** @param {NodeJS.Signals} signal */
  async function onSignal(signal) {
    if (stopping && Date.now() - stoppingSince < onePress) return;
    if (stopping) {
      for (const part of started) part.force();
      print('Stopped immediately.');
      process.exit(1);
    }
    stopping = true;
    stoppingSince = Date.now();
    print(signal === 'SIGINT' ? '\nStopping (press Ctrl-C again to stop immediately) …' : 'Stopping …');
    await stopPrograms();
    await stopAll();
    print('Stopped.');
    process.exit();
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, onSignal);
  whenNpmIsGone(() => stopping || onSignal('SIGTERM'));

  /** @type {(failure: Error) => void} */
  let fail = () => {};
  /** @type {Promise<never>} */
  const failed = new Promise((_, reject) => {
    fail = reject;
  });
  failed.catch(() => {});

  return {
    /** Ends the work because something running alongside it failed. */
    fail: (/** @type {Error} */ failure) => fail(failure),
    failed,
    /**
     * @param {string} name
     * @param {() => Promise<void>} stop
     * @param {() => void} [force] tells it to stop without waiting
     */
    started: (name, stop, force = () => {}) => started.push({ name, stop, force }),
    stopAll,
    /** Whether we were asked to stop; failures from then on don't count. */
    isStopping: () => stopping,
  };
}

/**
 * A killed npm can't pass the signal on: without this, the shop would keep running as an orphan and hold its port.
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
 * Runs a script's work and stops everything afterward.
 * @param {(life: Lifecycle) => Promise<void>} work
 */
export async function withLifecycle(work) {
  const life = lifecycle();
  try {
    await Promise.race([work(life), life.failed]);
  } catch (error) {
    if (!life.isStopping()) throw error;
  } finally {
    // After a signal, its handler stops everything and ends the process.
    if (life.isStopping()) await new Promise(() => {});
    await life.stopAll();
  }
}
