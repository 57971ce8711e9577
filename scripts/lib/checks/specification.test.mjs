// @ts-check
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { fromRoot } from '../paths.mjs';

const FILE = 'docs/specification.md';
const TEST = /^tests\/|\.test\.tsx?$/;

/** @typedef {{ demand: string, code: string[], tests: string[], record: string }} Row */

const lines = readFileSync(fromRoot(FILE), 'utf8').split('\n');
/** @param {string} line */
const cellsOf = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
/** @param {string} cell */
const filesIn = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);

/** @type {Row[]} */
const rows = lines
  .map(cellsOf)
  .filter((cells) => cells.length === 4 && cells[0] !== 'demand' && !cells[0]?.startsWith('---'))
  .map(([demand = '', code = '', tests = '', record = '']) => ({
    demand,
    code: filesIn(code),
    tests: tests === 'no test' ? [] : filesIn(tests),
    record,
  }));

/** @param {(row: Row) => boolean} isWrong */
const wrong = (isWrong) => rows.filter(isWrong).map(({ demand }) => demand);
/** @param {(row: Row) => boolean} isMeant */
const count = (isMeant) => rows.filter(isMeant).length;
/** @param {string} text */
const plain = (text) => text.replaceAll('’', "'");

test('every demand of the specification has its place in the code, and every file in the list exists', () => {
  assert.ok(rows.length > 500);
  assert.deepEqual(
    [...new Set(rows.flatMap(({ code, tests }) => [...code, ...tests]))].filter((file) => !existsSync(fromRoot(file))),
    [],
  );
  assert.deepEqual(
    wrong(
      ({ code, tests }) =>
        code.length === 0 || code.some((file) => TEST.test(file)) || !tests.every((file) => TEST.test(file)),
    ),
    [],
  );
});

test('what is met otherwise has a record', () => {
  const records = [...new Set(rows.map(({ record }) => record))].filter((record) => record !== '' && record !== 'open');
  assert.deepEqual(
    records.filter((record) => {
      const [, number = '', file = ''] = record.match(/^\[(\d+)\]\((.+)\)$/) ?? [];
      return Number(path.basename(file).slice(0, 4)) !== Number(number) || !existsSync(fromRoot('docs', file));
    }),
    [],
  );
});

test('a text in quotes stands in one of the files of its row', () => {
  /** @type {Map<string, string>} */
  const read = new Map();
  /** @param {string} file */
  const textOf = (file) => {
    const text = read.get(file) ?? (existsSync(fromRoot(file)) ? plain(readFileSync(fromRoot(file), 'utf8')) : '');
    read.set(file, text);
    return text;
  };
  assert.deepEqual(
    wrong(({ demand, code, tests }) =>
      [...demand.matchAll(/“([^”]+)”/g)].some(
        ([, text = '']) => ![...code, ...tests].some((file) => textOf(file).includes(plain(text))),
      ),
    ),
    [],
  );
});

test('the counts at its top are those of its rows', () => {
  const figures = Object.fromEntries(
    lines
      .map(cellsOf)
      .filter((cells) => cells.length === 2)
      .map(([name, figure]) => [name, Number(figure)]),
  );
  const open = count(({ record }) => record === 'open');
  const otherwise = count(({ record }) => record.startsWith('['));
  assert.deepEqual(
    {
      met: figures.met,
      otherwise: figures['met otherwise, with a record'],
      open: figures.open,
      all: figures.all,
      untested: figures['of these without a test'],
    },
    {
      met: rows.length - open - otherwise,
      otherwise,
      open,
      all: rows.length,
      untested: count(({ tests }) => tests.length === 0),
    },
  );
});
