// @ts-check
// Preloaded into a cms: a request with the header Fail-After kills it once so many steps are done for that request: statements,
// calls to a provider, files. 0 is before the first. Whatever lives says how many steps it took. Unless FAULTS is 'all', only
// what lasts is a step: of a transaction, that is its end. Two addresses more do what the program does by itself from time to
// time. Nothing of this is in the program itself.
'use strict';
const { AsyncLocalStorage } = require('node:async_hooks');
const files = require('node:fs/promises');
const { Server, ServerResponse } = require('node:http');
const { createRequire } = require('node:module');

/** @typedef {{ end: number, done: number }} Steps */

const ofTheCms = createRequire(`${process.cwd()}/package.json`);
/** @type {AsyncLocalStorage<Steps>} */
const counting = new AsyncLocalStorage();

/** @param {Steps} steps */
const dieAtItsEnd = ({ done, end }) => {
  if (done === end) process.kill(process.pid, 'SIGKILL');
};

/** @param {Steps | undefined} steps */
const stepDone = (steps) => {
  if (!steps) return;
  steps.done += 1;
  dieAtItsEnd(steps);
};

/**
 * @template {unknown[]} Given
 * @template Answer
 * @param {(...given: Given) => Promise<Answer>} work
 * @returns {(...given: Given) => Promise<Answer>}
 */
const counted =
  (work) =>
  (...given) => {
    const steps = counting.getStore();
    return work(...given).finally(() => stepDone(steps));
  };

globalThis.fetch = counted(globalThis.fetch);
Object.assign(files, { open: counted(files.open), rename: counted(files.rename) });

const { Client } = ofTheCms('pg');
/** Connections within a transaction. */
const within = new WeakSet();

/** @param {object} connection @param {string} sql */
const lasts = (connection, sql) => {
  if (/^BEGIN/i.test(sql)) within.add(connection);
  if (/^(COMMIT|ROLLBACK(?! TO))/i.test(sql)) within.delete(connection);
  return !within.has(connection);
};

const query = Client.prototype.query;
/** @this {object} @param {[string | { text: string }, ...unknown[]]} given */
Client.prototype.query = function queried(...given) {
  const steps = counting.getStore();
  const [first, callback] = [given[0], given.at(-1)];
  const statement = typeof first === 'string' ? first : first.text;
  const isStep = lasts(this, statement) || process.env.FAULTS === 'all';
  if (!steps || !isStep || typeof callback !== 'function') return Reflect.apply(query, this, given);
  /** @param {unknown[]} answer */
  const answered = (...answer) => {
    stepDone(steps);
    callback(...answer);
  };
  return Reflect.apply(query, this, [...given.slice(0, -1), answered]);
};

const strapi = () => Reflect.get(globalThis, 'strapi');

/** @param {string} name */
const stopLoop = async (name) => {
  /** @type {{ name: string, stop(): Promise<void> }[]} */
  const loops = ofTheCms('./dist/src/boot/loops.js').loops;
  for (const loop of loops) if (loop.name === name) await loop.stop();
};

/** @type {Record<string, () => Promise<void>>} */
const ROUNDS = {
  // After the round that every process begins with.
  '/rounds/payments': async () => {
    await stopLoop('Payments');
    await ofTheCms('./dist/src/api/sales/payments/reconcile.js').reconcile(strapi());
  },
  // Stopped, it looks once more, and finishes what it found. Afterwards, no email goes out by itself.
  '/rounds/mail': async () => {
    await stopLoop('Mail');
    const mail = ofTheCms('./dist/src/api/mail/worker/worker.js').createMailLoop(strapi());
    mail.start();
    await mail.stop();
  },
};

const emit = Server.prototype.emit;
/** @param {string | symbol} event @param {any[]} given */
Server.prototype.emit = function emitted(event, ...given) {
  const go = () => Reflect.apply(emit, this, [event, ...given]);
  const [request, response] = given;
  if (event !== 'request' || request.headers['fail-after'] === undefined) return go();
  const steps = { end: Number(request.headers['fail-after']), done: 0 };
  dieAtItsEnd(steps);
  const { writeHead } = ServerResponse.prototype;
  response.writeHead = (/** @type {unknown[]} */ ...head) => {
    response.setHeader('Steps', steps.done);
    return Reflect.apply(writeHead, response, head);
  };
  const round = ROUNDS[request.url];
  return counting.run(steps, () => {
    if (!round) return go();
    round().then(
      () => response.end(),
      (/** @type {Error} */ error) => response.destroy(error),
    );
    return true;
  });
};
