// @ts-check
// CommonJS, because both the test runners and the scripts load it.
'use strict';
const { spawn } = require('node:child_process');
const { once } = require('node:events');
const path = require('node:path');
const { createInterface } = require('node:readline');

/**
 * The database server of a run, in its own process, which ends when this one does, for whatever reason.
 * @param {string} folder
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 */
exports.startTestPostgres = async (folder) => {
  const program = path.join(__dirname, 'postgres-server.mjs');
  const child = spawn(process.execPath, [program, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const url = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line').then(([line]) => String(line)),
    ended.then(([code]) => Promise.reject(new Error(`PostgreSQL did not start (exit code ${code})`))),
  ]);
  return {
    url,
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
};
