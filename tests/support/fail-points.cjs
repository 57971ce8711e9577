// @ts-check
// Preloaded into a cms: kills it before or after the n-th statement or call to a provider that is made for a checkout, or for an
// administrator's refund, as FAIL_POINT says ('12 before'). Nothing of this is in the program itself.
'use strict';
const { AsyncLocalStorage } = require('node:async_hooks');
const { Server } = require('node:http');
const { createRequire } = require('node:module');

const [at, moment] = (process.env.FAIL_POINT ?? '0 before').split(' ');
const { Client } = createRequire(process.cwd() + '/package.json')('pg');

const onOurWay = new AsyncLocalStorage();
let step = 0;

/** @param {'before' | 'after'} now @param {number} mine */
const passed = (now, mine) => {
  if (mine === Number(at) && now === moment) process.kill(process.pid, 'SIGKILL');
};

/** @template Result @param {() => Result} work @returns {Result} */
const counted = (work) => {
  if (!onOurWay.getStore()) return work();
  step += 1;
  const mine = step;
  passed('before', mine);
  const result = work();
  Promise.resolve(result).then(
    () => passed('after', mine),
    () => passed('after', mine),
  );
  return result;
};

const PATHS = /^\/api\/(checkout\/orders|admin\/orders\/\d+\/refund)/;

/** @param {unknown} request */
const isOurs = (request) => {
  const { method, url = '' } = /** @type {import('node:http').IncomingMessage} */ (request);
  return method === 'POST' && PATHS.test(url);
};

const emit = Server.prototype.emit;
/** @param {string | symbol} event @param {unknown[]} given */
Server.prototype.emit = function emitted(event, ...given) {
  const go = () => Reflect.apply(emit, this, [event, ...given]);
  return event === 'request' && isOurs(given[0]) ? onOurWay.run(true, go) : go();
};

const query = Client.prototype.query;
/** @this {unknown} @param {unknown[]} given */
Client.prototype.query = function queried(...given) {
  const callback = given.at(-1);
  if (typeof callback !== 'function' || !onOurWay.getStore()) return counted(() => Reflect.apply(query, this, given));
  step += 1;
  const mine = step;
  passed('before', mine);
  /** @param {unknown[]} answer */
  const answered = (...answer) => {
    passed('after', mine);
    callback(...answer);
  };
  return Reflect.apply(query, this, [...given.slice(0, -1), answered]);
};

const ask = globalThis.fetch;
/** @type {typeof fetch} */
const asked = (address, options) => counted(() => ask(address, options));
globalThis.fetch = asked;
