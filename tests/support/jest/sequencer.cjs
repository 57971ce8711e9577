// @ts-check
'use strict';
const { readFileSync } = require('node:fs');
const { default: Sequencer } = require('@jest/test-sequencer');

/** Processes of their own first, because they take longest; then those that share one with the same settings, one after another. */
const GROUPS = [
  /\b(startShop|startCms|openCrashableShop)\(/,
  /openShop\(\{ paypal: true/,
  /openShop\(\{ env:/,
  /openFrontDoor\(/,
];

/** @param {string} file */
const groupOf = (file) => {
  const text = readFileSync(file, 'utf8');
  const found = GROUPS.findIndex((sign) => sign.test(text));
  return found < 0 ? GROUPS.length : found;
};

/** Within a group, the longest files come first, as Jest has it. */
module.exports = class extends Sequencer {
  /**
   * @override
   * @param {import('@jest/test-result').Test[]} tests
   */
  async sort(tests) {
    const group = new Map(tests.map(({ path }) => [path, groupOf(path)]));
    return (await super.sort(tests)).sort((one, other) => (group.get(one.path) ?? 0) - (group.get(other.path) ?? 0));
  }
};
