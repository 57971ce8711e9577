// Writes the bill of materials of an image (CycloneDX): the packages of lock files that are for production, and that are there.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [file, ...folders] = process.argv.slice(2);

/** @param {[string, { version?: string, license?: string, integrity?: string }]} entry */
const describe = ([place, { version, license, integrity }]) => {
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const [algorithm, hash = ''] = integrity?.split('-') ?? [];
  return {
    type: 'library',
    name,
    version,
    purl,
    'bom-ref': `${purl}#${place}`,
    ...(license ? { licenses: [{ license: { name: license } }] } : {}),
    ...(algorithm === 'sha512'
      ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }
      : {}),
  };
};

const locks = folders.map((folder) => ({
  folder,
  ...JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')),
}));
const components = locks.flatMap(({ folder, packages }) =>
  Object.entries(packages)
    .filter(([place, { dev, link }]) => place.includes('node_modules/') && !dev && !link)
    .filter(([place]) => existsSync(path.join(folder, place)))
    .map(describe),
);
const [{ name, version }] = locks;

writeFileSync(
  file,
  JSON.stringify({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name, version } },
    components,
  }),
);
console.log(`${file}: ${components.length} packages`);
