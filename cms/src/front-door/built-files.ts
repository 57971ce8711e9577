import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Context } from 'koa';

type BuiltFile = { body: Buffer; etag: string };

export type BuiltFiles = ReadonlyMap<string, BuiltFile>;

/** How a build names the compressed copies next to its files, smallest first. */
const PACKED = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
];

/** Reads the whole build (a few megabytes) into memory, so a new build on disk can't break the running shop. */
export const readBuiltFiles = (folder: string): BuiltFiles =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(({ parentPath, name }) => {
        const file = path.join(parentPath, name);
        const body = readFileSync(file);
        const etag = createHash('sha1').update(body).digest('base64url');
        return [`/${path.relative(folder, file).split(path.sep).join('/')}`, { body, etag }];
      }),
  );

/** Sends the smallest version the browser accepts, or just the headers if the browser already has the file. */
export function sendBuiltFile(ctx: Context, files: BuiltFiles, address: string): void {
  const packed = PACKED.find(({ encoding, ending }) => files.has(address + ending) && ctx.acceptsEncodings(encoding));
  const file = files.get(address + (packed?.ending ?? ''));
  if (packed) ctx.set('Content-Encoding', packed.encoding);
  ctx.vary('Accept-Encoding');
  ctx.type = path.extname(address);
  ctx.etag = file?.etag ?? '';
  ctx.body = file?.body;
  if (ctx.fresh) ctx.status = 304;
}
