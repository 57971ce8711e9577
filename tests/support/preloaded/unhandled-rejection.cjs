// @ts-check
// Preloaded into a cms: the header Rejection has a request leave a promise behind that is rejected and that nobody awaits, or worse.
// Nothing of this is in the program itself.
'use strict';
const { AsyncResource } = require('node:async_hooks');
const { createRequire } = require('node:module');

const Koa = createRequire(`${process.cwd()}/package.json`)('koa');

const reject = () => void Promise.reject(new Error('a rejected promise'));
/** In the context of the program, not of the request. */
const outside = AsyncResource.bind(reject);

/** @type {Record<string, (next: () => Promise<unknown>) => unknown>} */
const REJECTIONS = {
  async hangs() {
    reject();
    await new Promise(() => {});
  },
  'goes on': (next) => next().finally(reject),
  outside(next) {
    outside();
    return next();
  },
  throws(next) {
    setImmediate(() => {
      throw new Error('an exception that nobody catches');
    });
    return next();
  },
};

// As in a version of Node.js that calls listeners outside of the context in which the promise was rejected.
if (process.env.WITHOUT_CONTEXT) {
  const { on } = process;
  process.on = /** @type {typeof on} */ (
    (/** @type {string} */ event, /** @type {(...given: unknown[]) => void} */ listener) =>
      on.call(process, event, event === 'unhandledRejection' ? AsyncResource.bind(listener) : listener)
  );
}

const { use } = Koa.prototype;
/** After the first middleware, which begins the context of the request. @this {object} @param {unknown} given */
Koa.prototype.use = function useAndReject(given) {
  use.call(this, given);
  Koa.prototype.use = use;
  /** @param {{ get(name: string): string }} ctx @param {() => Promise<unknown>} next */
  const rejecting = (ctx, next) => (REJECTIONS[ctx.get('Rejection')] ?? ((go) => go()))(next);
  return use.call(this, rejecting);
};
