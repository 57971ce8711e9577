// @ts-check
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { Failure } from './failure.mjs';
import { root } from './paths.mjs';

/**
 * @typedef {object} ProgramOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {boolean} [loud] writes to our terminal instead of capturing the output
 * @property {boolean} [background] leaves the processors to whatever else wants them
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/**
 * Runs a program to completion and captures its output.
 * @param {string} program
 * @param {string[]} args
 * @param {ProgramOptions} [options]
 * @returns {Promise<{ code: number, output: string, stdout: string }>} output: both streams, in the order received
 */
export function runProgram(program, args, { cwd = root, env = process.env, loud = false, background = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: loud ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    children.add(child);
    if (background && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let output = '';
    let stdout = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      output += text;
      stdout += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    child.once('error', (error) => {
      children.delete(child);
      reject(error);
    });
    child.once('close', (code, signal) => {
      children.delete(child);
      resolve({ code: code ?? (signal ? 1 : 0), output, stdout });
    });
  });
}

/**
 * Runs a package's JavaScript file directly with this Node, so that shells, PATH, and spaces can't interfere.
 * @param {string} file relative to the root
 * @param {string[]} args
 * @param {ProgramOptions} [options]
 */
export function runNode(file, args, options) {
  return runProgram(process.execPath, [path.join(root, file), ...args], options);
}

/** Ends running programs: asks first, and kills them after five seconds. */
export async function stopPrograms() {
  await Promise.all(
    [...children].map(async (child) => {
      const closed = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      const insist = setTimeout(() => child.kill('SIGKILL'), 5000);
      await closed;
      clearTimeout(insist);
    }),
  );
}

/**
 * @param {string} sentence
 * @param {string} output
 * @returns {Failure}
 */
export function failureOf(sentence, output) {
  if (/ENOSPC|no space left on device/i.test(output)) {
    return new Failure(`The disk is full: free some space on the disk of ${root} and start again.`);
  }
  return new Failure(sentence, {
    details: stripVTControlCharacters(output).trimEnd().split('\n').slice(-40).join('\n'),
  });
}
