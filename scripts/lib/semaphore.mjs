// @ts-check

/**
 * Limits how many tasks run at once; the others wait their turn.
 * @param {number} places
 */
export function semaphore(places) {
  let free = places;
  /** @type {(() => void)[]} */
  const waiting = [];
  /**
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  return async (work) => {
    if (free > 0) free -= 1;
    else await /** @type {Promise<void>} */ (new Promise((resolve) => waiting.push(resolve)));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/** @typedef {ReturnType<typeof semaphore>} Semaphore */
