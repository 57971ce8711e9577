// @ts-check

const labelWidth = 22;
/** A terminal shows running steps immediately; a log shows them only if they take longer than this. */
const quietFor = 2000;

/**
 * Runs named steps and reports each with its duration. Steps may run in parallel.
 * @param {{ out?: NodeJS.WriteStream }} [options]
 */
export function stepPrinter({ out = process.stdout } = {}) {
  const live = Boolean(out.isTTY);
  /** @type {Map<string, number>} */
  const running = new Map();
  /** @type {NodeJS.Timeout | undefined} */
  let ticker;

  function clear() {
    if (live) out.write('\r\x1b[2K');
  }
  function draw() {
    if (!live || running.size === 0) return;
    const now = Date.now();
    const parts = [...running].map(([label, since]) => `${label} ${Math.floor((now - since) / 1000)} s`);
    out.write(`\r\x1b[2K${`… ${parts.join(', ')}`.slice(0, (out.columns || 80) - 1)}`);
  }
  /** @param {string} text */
  function line(text) {
    clear();
    out.write(`${text}\n`);
    draw();
  }

  return {
    line,
    /**
     * @template T
     * @param {string} label
     * @param {(note: (text: string) => void) => Promise<T> | T} work note: a word on the outcome, shown after the duration
     * @returns {Promise<T>}
     */
    async step(label, work) {
      const since = Date.now();
      let outcome = '';
      running.set(label, since);
      draw();
      if (live) ticker ??= setInterval(draw, 1000);
      const announce = live ? undefined : setTimeout(() => line(`… ${label}`), quietFor);
      const finish = () => {
        clearTimeout(announce);
        running.delete(label);
        if (running.size === 0) {
          clearInterval(ticker);
          ticker = undefined;
        }
      };
      try {
        const result = await work((text) => {
          outcome = text;
        });
        finish();
        line(`✓ ${stepText(label, Date.now() - since, outcome)}`);
        return result;
      } catch (error) {
        finish();
        line(`✗ ${stepText(label, Date.now() - since, '')}`);
        throw error;
      }
    },
  };
}

/** @typedef {ReturnType<typeof stepPrinter>} Steps */

/**
 * @param {string} label
 * @param {number} milliseconds
 * @param {string} outcome
 */
function stepText(label, milliseconds, outcome) {
  const time = `${(milliseconds / 1000).toFixed(1)} s`;
  return `${label.padEnd(labelWidth)}${time.padStart(8)}   ${outcome}`.trimEnd();
}
