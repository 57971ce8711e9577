// What the image of cms runs: the shop, and before it the emulator of PayPal in a demonstration that has no keys.
import { existsSync } from 'node:fs';
import path from 'node:path';

const { DEMO_SHOP, HAS_PUBLIC_URL, PAYPAL_CLIENT_ID, PAYPAL_EMULATOR_URL, PORT, DATA_DIR } = process.env;

/** Only an image that is built with DEMO_SHOP=true has it. */
const emulator = new URL('scripts/lib/serve/paypal-emulator.mjs', import.meta.url);

// Compose gives the shop a PUBLIC_URL in any case. A shop with an address of its own is no demonstration.
const emulates =
  DEMO_SHOP?.trim().toLowerCase() === 'true' && PAYPAL_EMULATOR_URL && !HAS_PUBLIC_URL && !PAYPAL_CLIENT_ID?.trim();

if (emulates && existsSync(emulator)) {
  const { keepEmulating } = await import(emulator.href);
  const { settings } = await keepEmulating({
    webhookUrl: `http://127.0.0.1:${PORT}/api/payments/paypal/events`,
    stateFile: path.join(DATA_DIR, 'paypal-emulator.json'),
    // deploy/nginx/demo passes on what browsers ask of it.
    port: 1338,
    more: ['--host=0.0.0.0', `--public-url=${PAYPAL_EMULATOR_URL}`],
    print: (line) => console.log(line),
  });
  Object.assign(process.env, settings);
}

await import(new URL('cms/dist/src/main.js', import.meta.url).href);
