// @ts-check

/** A failure that the person at the terminal can act on: shown as a single sentence, without a stack. */
export class Failure extends Error {
  /**
   * @param {string} sentence
   * @param {{ details?: string, cause?: unknown }} [more] details: another program's output that explains the failure
   */
  constructor(sentence, { details = '', cause } = {}) {
    super(sentence, { cause });
    this.name = 'Failure';
    this.details = details;
  }
}

/** @param {unknown} error */
export function describeFailure(error) {
  if (error instanceof Failure)
    return error.details ? `${error.details.trimEnd()}\n\n✗ ${error.message}` : `✗ ${error.message}`;
  if (isDiskFull(error)) return `✗ The disk is full: free some space on the disk of ${process.cwd()} and start again.`;
  const { code, path } = /** @type {NodeJS.ErrnoException} */ (error ?? {});
  if (code === 'EACCES' && path) return `✗ No permission to use ${path}: it belongs to another user.`;
  return `✗ ${error instanceof Error ? error.stack : error}`;
}

/** @param {unknown} error */
export function isDiskFull(error) {
  return (
    error instanceof Error &&
    /ENOSPC|No space left on device/i.test(`${/** @type {any} */ (error).code} ${error.message}`)
  );
}

/**
 * Runs a script and turns anything it throws into a message and an exit code.
 * @param {() => Promise<void>} main
 * @param {{ failed?: number }} [codes]
 */
export async function run(main, { failed = 1 } = {}) {
  try {
    await main();
  } catch (error) {
    console.error(`\n${describeFailure(error)}`);
    process.exitCode = failed;
  }
}
