// @ts-check
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(js|css|svg|json|txt|webmanifest)$/;
/** For smaller files, the headers weigh as much as the savings. */
const smallest = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes a .br and a .gz next to each file of a build, so that no server has to compress on each request. Pages are left out:
 * they're small, and Strapi would let browsers cache a compressed one forever.
 * @param {string} folder
 */
export async function precompress(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(files.map(({ parentPath, name }) => compressFile(path.join(parentPath, name))));
}

/** @param {string} file */
async function compressFile(file) {
  const content = await readFile(file);
  if (content.length < smallest) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    toBrotli(content, { params }).then((compressed) => writeFile(`${file}.br`, compressed)),
    toGzip(content, { level: 9 }).then((compressed) => writeFile(`${file}.gz`, compressed)),
  ]);
}
