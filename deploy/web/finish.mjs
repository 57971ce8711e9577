// Arranges the built SPAs for nginx: compressed files next to the originals, and the same headers that the cms front door would
// send, so the policy is written down only once.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pageHeaders } from '../../cms/src/front-door/security-headers.ts';
import { precompress } from '../../scripts/lib/precompress.mjs';

const target = process.argv[2];

/** The folder includes the URL path, so nginx needs no alias. */
const spas = [
  { name: 'storefront', folder: 'storefront' },
  { name: 'admin-ui', folder: 'admin-ui/admin' },
];

for (const { name, folder } of spas) {
  const served = path.join(target, folder);
  cpSync(path.join(name, 'dist'), served, { recursive: true });
  await precompress(served);
  const html = readFileSync(path.join(served, 'index.html'), 'utf8');
  // The image is built without knowing the shop's settings: nginx adds HSTS itself, and the policy allows PayPal in case the shop
  // uses it.
  const headers = Object.entries(pageHeaders(html, { publicUrl: '', paypal: name === 'storefront' }));
  const lines = headers.map(([header, value]) => `add_header ${header} "${value}" always;\n`);
  mkdirSync(path.join(target, 'headers'), { recursive: true });
  writeFileSync(path.join(target, 'headers', `${name}.conf`), lines.join(''));
}
