// @ts-check
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import test from 'node:test';
import { root } from '../paths.mjs';

/** @param {string} version what Node says that it is */
const checked = (version) => {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' });`;
  const run = spawnSync(process.execPath, ['-e', `${pretend} require('./scripts/check-node.cjs')`], { cwd: root });
  return { code: run.status, output: run.stderr.toString().trim() };
};

test('Node 22, 24 and 26 are taken without a word', () => {
  for (const version of ['22.13.0', '22.23.3', '24.0.0', '26.10.0'])
    assert.deepEqual(checked(version), { code: 0, output: '' });
});

test('Node 20.19 is taken with a word about its end', () => {
  const { code, output } = checked('20.19.0');
  assert.equal(code, 0);
  assert.match(output, /^! Node 20 gets no more security fixes\. .*move to Node 22, 24, or 26\.$/);
});

test('an older one is refused with a sentence that names it', () => {
  for (const version of ['6.17.1', '18.20.8', '20.18.3', '21.7.3', '22.12.0']) {
    const { code, output } = checked(version);
    assert.equal(code, 1);
    assert.match(
      output,
      new RegExp(`^✗ Stoa needs Node 22\\.13 or newer .*this is Node ${version.replaceAll('.', '\\.')}: install`),
    );
  }
});
