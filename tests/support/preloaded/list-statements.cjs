// @ts-check
// Preloaded into a cms: the answer to a request with the header List-Statements has a header with the statements that it took.
'use strict';
const { AsyncLocalStorage } = require('node:async_hooks');
const { Server, ServerResponse } = require('node:http');
const { createRequire } = require('node:module');

/** Of each statement, enough to know it again. */
const LENGTH = 120;

/** @type {AsyncLocalStorage<string[]>} */
const listing = new AsyncLocalStorage();

const { Client } = createRequire(`${process.cwd()}/package.json`)('pg');
const { query } = Client.prototype;
/** @this {object} @param {[string | { text: string }, ...unknown[]]} given */
Client.prototype.query = function queried(...given) {
  const [statement] = given;
  const text = typeof statement === 'string' ? statement : statement.text;
  listing.getStore()?.push(text.replace(/\s+/g, ' ').trim().slice(0, LENGTH));
  return Reflect.apply(query, this, given);
};

const { emit } = Server.prototype;
/** @param {string | symbol} event @param {any[]} given */
Server.prototype.emit = function emitted(event, ...given) {
  const go = () => Reflect.apply(emit, this, [event, ...given]);
  const [request, response] = given;
  if (event !== 'request' || request.headers['list-statements'] === undefined) return go();
  /** @type {string[]} */
  const statements = [];
  response.writeHead = (/** @type {unknown[]} */ ...head) => {
    response.setHeader('Statements', encodeURIComponent(JSON.stringify(statements)));
    return Reflect.apply(ServerResponse.prototype.writeHead, response, head);
  };
  return listing.run(statements, go);
};
