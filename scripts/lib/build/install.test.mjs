// @ts-check
import assert from 'node:assert/strict';
import test from 'node:test';
import { satisfies } from './install.mjs';

const wanted = {
  '': { version: '0.1.0' },
  'packages/contract': { version: '0.1.0' },
  'node_modules/@stoa/contract': { link: true },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/@swc/core-win32-x64-msvc': { version: '1.0.0', optional: true },
};

test('an install satisfies a lockfile if every package that it needs has the version', () => {
  assert.equal(satisfies({ 'node_modules/react': { version: '19.3.1' } }, wanted), true);
  assert.equal(
    satisfies({ 'node_modules/react': { version: '19.3.1' }, 'node_modules/old': { version: '1.0.0' } }, wanted),
    true,
  );
  assert.equal(satisfies({ 'node_modules/react': { version: '19.3.0' } }, wanted), false);
  assert.equal(satisfies({}, wanted), false);
});
