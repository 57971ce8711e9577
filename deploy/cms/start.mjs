// What the image of cms runs: the shop. In a demonstration that has no keys, it pays at the emulator of PayPal, a service of its own.
import { setTimeout as sleep } from 'node:timers/promises';

const {
  DEMO_SHOP,
  HAS_PUBLIC_URL,
  PAYPAL_CLIENT_ID,
  PAYPAL_EMULATOR_URL,
  PAYPAL_EMULATOR_PATIENCE = '15',
} = process.env;

// Compose gives the shop a PUBLIC_URL in any case. A shop with an address of its own is no demonstration.
const isDemo = !['', 'false'].includes((DEMO_SHOP ?? '').trim().toLowerCase());
const emulates = isDemo && PAYPAL_EMULATOR_URL && !HAS_PUBLIC_URL && !PAYPAL_CLIENT_ID?.trim();

async function askEmulator() {
  for (const end = Date.now() + Number(PAYPAL_EMULATOR_PATIENCE) * 1000; ; await sleep(500)) {
    const answer = await fetch(`${PAYPAL_EMULATOR_URL}/settings`, { signal: AbortSignal.timeout(2000) }).catch(
      () => null,
    );
    if (answer?.ok) return answer.json();
    if (Date.now() >= end) break;
  }
  console.log(
    `The PayPal emulator doesn’t answer at ${PAYPAL_EMULATOR_URL}, so nobody can pay with PayPal. ` +
      'It runs with COMPOSE_PROFILES=demo in .env.',
  );
  return {};
}

if (emulates) Object.assign(process.env, await askEmulator());

await import(new URL('cms/dist/src/main.js', import.meta.url).href);
