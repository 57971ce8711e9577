// @ts-check
// Preloaded into a cms: offers Redirect Pay, as one line in gateways.ts would. Nothing of it is in the program itself.
'use strict';
const { createRequire } = require('node:module');
const { transformFileSync } = require('@swc/core');

/** @param {NodeModule} module @param {string} file */
require.extensions['.ts'] = (module, file) => {
  const { code } = transformFileSync(file, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  Reflect.get(module, '_compile').call(module, code, file);
};

const ofTheCms = createRequire(`${process.cwd()}/package.json`);
const { GatewayRefusal } = ofTheCms('./dist/src/gateways/gateway.js');
const { createRedirectPay } = require('./gateway');
ofTheCms('./dist/src/gateways/gateways.js').gateways.push(
  createRedirectPay({
    base: String(process.env.REDIRECT_PAY_BASE),
    secret: String(process.env.REDIRECT_PAY_SECRET),
    GatewayRefusal,
  }),
);
