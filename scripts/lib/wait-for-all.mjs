// @ts-check

/**
 * Like Promise.all, but waits for all of them even if one fails, so that nothing is still starting when others are stopped.
 * @template {readonly unknown[]} T
 * @param {T} work
 * @returns {Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }>}
 */
export async function waitForAll(work) {
  await Promise.allSettled(work);
  return /** @type {any} */ (Promise.all(work));
}
