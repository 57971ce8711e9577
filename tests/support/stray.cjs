// @ts-check
// Preloaded into a cms: the header Stray has a request leave a promise behind that is rejected and that nobody awaits, or worse.
// Nothing of this is in the program itself.
'use strict';
const { AsyncResource } = require('node:async_hooks');
const { createRequire } = require('node:module');

const Koa = createRequire(`${process.cwd()}/package.json`)('koa');

const reject = () => void Promise.reject(new Error('a stray promise'));
/** In the context of the program, not of the request. */
const outside = AsyncResource.bind(reject);

/** @type {Record<string, (next: () => Promise<unknown>) => unknown>} */
const STRAYS = {
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

const { use } = Koa.prototype;
/** After the first middleware, which begins the context of the request. @this {object} @param {unknown} middleware */
Koa.prototype.use = function useAndStray(middleware) {
  use.call(this, middleware);
  Koa.prototype.use = use;
  /** @param {{ get(name: string): string }} ctx @param {() => Promise<unknown>} next */
  const stray = (ctx, next) => (STRAYS[ctx.get('Stray')] ?? ((go) => go()))(next);
  return use.call(this, stray);
};
