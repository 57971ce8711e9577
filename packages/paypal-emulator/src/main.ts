import { parseArgs } from 'node:util';
import { startPayPalEmulator } from '.';

const { values } = parseArgs({
  options: {
    host: { type: 'string' },
    port: { type: 'string' },
    url: { type: 'string' },
    'public-url': { type: 'string' },
    'webhook-url': { type: 'string' },
    'state-file': { type: 'string' },
  },
});

async function main(): Promise<void> {
  const emulator = await startPayPalEmulator({
    host: values.host,
    port: Number(values.port ?? 0),
    url: values.url,
    publicUrl: values['public-url'],
    webhookUrl: values['webhook-url'],
    stateFile: values['state-file'],
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => emulator.close());
  // Whoever started this gives these settings to the shop.
  console.log(JSON.stringify(emulator.settings));
}

main();
