// @ts-check

import { run } from './lib/failure.mjs';
import { ensureEnv } from './lib/start/env.mjs';

await run(async () => {
  const { created, generated, added } = ensureEnv();
  const secrets = generated.length ? `secrets generated: ${generated.join(', ')}` : '';
  const names = added.length ? `settings added: ${added.join(', ')}` : '';
  const changes = [secrets, names].filter(Boolean).join('; ');
  if (created) console.log(`✓ .env written (${changes})`);
  else console.log(changes ? `✓ .env completed (${changes})` : '✓ .env is complete, nothing to do');
});
