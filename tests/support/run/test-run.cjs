// @ts-check
// CommonJS, because both the test runners and the scripts load it.
'use strict';
const { spawn } = require('node:child_process');
const { once } = require('node:events');
const { chmod, mkdtemp, rm } = require('node:fs/promises');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { createInterface } = require('node:readline');

/**
 * What the test runners of a run share, passed to their processes in these variables: the PostgreSQL server and the folder for
 * all files.
 */
const FOLDER = 'STOA_TEST_FOLDER';
const SERVER_URL = 'STOA_TEST_SERVER_URL';

/** @param {string} variable */
const shared = (variable) => {
  const value = process.env[variable];
  if (!value) throw new Error('No PostgreSQL server: these tests run with the global set-up of tests/support');
  return value;
};

exports.runFolder = () => shared(FOLDER);
exports.serverUrl = () => shared(SERVER_URL);
/** Each start of a cms adds a line, for the summary of `npm test`. */
exports.bootsFile = () => path.join(shared(FOLDER), 'boots');
exports.isRunOpen = () => Boolean(process.env[SERVER_URL]);

/**
 * Applies to this process and those it starts.
 * @returns {Promise<() => Promise<void>>} ends it
 */
exports.openRun = async () => {
  // The PID identifies the owner: if this process is killed, the next run removes the folder (abandoned-runs.mjs).
  const folder = await mkdtemp(path.join(tmpdir(), `stoa-tests-${process.pid}-`));
  // As root, the server runs as another user. Without access, it would keep its data elsewhere, where nothing removes it.
  await chmod(folder, 0o755);
  const postgres = await exports.startTestPostgres(folder);
  process.env[FOLDER] = folder;
  process.env[SERVER_URL] = postgres.url;
  return async () => {
    delete process.env[FOLDER];
    delete process.env[SERVER_URL];
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
};

/**
 * The database server of a run, in its own process, which ends when this one does, for whatever reason.
 * @param {string} folder
 * @returns {Promise<{ url: string, pause(): Promise<void>, resume(): Promise<void>, stop(): Promise<void> }>}
 */
exports.startTestPostgres = async (folder) => {
  const program = path.join(__dirname, 'postgres-server.mjs');
  const child = spawn(process.execPath, [program, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const answers = createInterface({ input: child.stdout });
  /** @param {'pause' | 'resume'} word */
  const tell = async (word) => {
    const done = once(answers, 'line');
    child.stdin.write(`${word}\n`);
    await done;
  };
  const url = await Promise.race([
    once(answers, 'line').then(([line]) => String(line)),
    ended.then(([code]) => Promise.reject(new Error(`PostgreSQL did not start (exit code ${code})`))),
  ]);
  return {
    url,
    pause: () => tell('pause'),
    resume: () => tell('resume'),
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
};
