// Arranges the built files for nginx: compressed files next to the originals, and the same headers for the panel that the cms
// front door would send, so the policy is written down only once. The shop's pages come from cms.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pageHeaders } from '../../cms/src/front-door/security-headers.ts';
import { precompress } from '../../scripts/lib/build/precompress.mjs';

const target = process.argv[2];

/** The folders include the URL path, so nginx needs no alias. */
const copies = [
  { from: 'storefront/dist/assets', to: 'storefront/assets' },
  { from: 'admin-ui/dist', to: 'admin-ui/admin' },
];

for (const { from, to } of copies) {
  const served = path.join(target, to);
  cpSync(from, served, { recursive: true });
  await precompress(served);
}

const read = (name) => readFileSync(name, 'utf8');
const { unavailablePage } = createRequire(import.meta.url)(path.resolve('storefront/dist-server/server.cjs'));
const pages = {
  'admin-ui': read('admin-ui/dist/index.html'),
  // For as long as cms doesn't answer.
  unavailable: unavailablePage(read('storefront/dist/index.html')),
};
writeFileSync(path.join(target, 'unavailable.html'), pages.unavailable);

// The image is built without knowing the shop's settings: nginx adds HSTS itself.
mkdirSync(path.join(target, 'headers'), { recursive: true });
for (const [name, html] of Object.entries(pages)) {
  const headers = Object.entries(pageHeaders(html, { publicUrl: '' }));
  const lines = headers.map(([header, value]) => `add_header ${header} "${value}" always;\n`);
  writeFileSync(path.join(target, 'headers', `${name}.conf`), lines.join(''));
}
