// @ts-check
import assert from 'node:assert/strict';
import test from 'node:test';
import { readSources } from '../tests/sources.mjs';

/** `forAll('POST', '/checkout/quote', 'checkout.quote')` */
const ROUTE = /(for\w+)\(\s*'(?:POST|PATCH|DELETE)',\s*'[^']*',\s*'([\w-]+)\.(\w+)'/g;
const HANDLER = /^ {2,4}(?:async )?(\w+)(?:\(|: (?:async )?\()/m;

/** @param {string} text of a controller */
function inputsByHandler(text) {
  const parts = text.split(new RegExp(HANDLER, 'gm')).slice(1);
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (let place = 0; place < parts.length; place += 2)
    found.set(
      parts[place] ?? '',
      [...(parts[place + 1] ?? '').matchAll(/validated\(\s*(\w+)/g)].map(([, schema = '']) => schema),
    );
  return found;
}

test('PUBLIC_INPUTS are all inputs of routes that aren’t for administrators only', () => {
  const sources = readSources();
  /** @type {Set<string>} */
  const used = new Set();
  for (const [file, text] of sources) {
    const [, area] = /^(cms\/src\/api\/[^/]+)\/routes\//.exec(file) ?? [];
    if (!area) continue;
    for (const [, who, controller, handler = ''] of text.matchAll(ROUTE)) {
      if (who === 'forAdmins') continue;
      const inputs = inputsByHandler(sources.get(`${area}/controllers/${controller}.ts`) ?? '').get(handler);
      for (const input of inputs ?? []) used.add(input);
    }
  }
  const [, listed = ''] =
    /PUBLIC_INPUTS = \[([^\]]*)\]/.exec(sources.get('packages/contract/src/testing.ts') ?? '') ?? [];
  assert.deepEqual(
    [...listed.matchAll(/'(\w+)'/g)].map(([, name]) => name),
    [...used].sort(),
  );
});
