import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

/** The pixels, their colors, which way is up. The decoder unpacks texts too, each to as much as it likes. */
const KEPT = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'eXIf']);

const SIGNATURE_BYTES = 8;
/** Around a chunk's content: its length and its name before it, its checksum after it. */
const NAME_AT = 4;
const CONTENT_AT = 8;
const AROUND = 12;

/** More than any encoder writes into a file that can be uploaded. What follows is cut off, and the decoder refuses the rest. */
const MAX_CHUNKS = 50_000;

/** Profiles of printers have 2 MB; those of screens, a few kB. */
const MAX_PROFILE = 4_000_000;

const unpack = promisify(inflate);

/** A profile is packed after its name, which ends in a zero, and a byte for the method. */
const isProfile = (content: Buffer): Promise<boolean> =>
  unpack(content.subarray(content.indexOf(0) + 2), { maxOutputLength: MAX_PROFILE }).then(
    () => true,
    () => false,
  );

/** A PNG without its texts and whatever else isn't needed to draw it. One that is cut short stays so. */
export const neededChunks = async (png: Buffer): Promise<Buffer> => {
  const kept = [png.subarray(0, SIGNATURE_BYTES)];
  const seen = new Set<string>();
  let chunks = 0;
  for (let at = SIGNATURE_BYTES; at + AROUND <= png.length && chunks < MAX_CHUNKS; chunks += 1) {
    const end = at + AROUND + png.readUInt32BE(at);
    const chunk = png.subarray(at, end);
    const name = chunk.toString('latin1', NAME_AT, CONTENT_AT);
    at = end;
    if (!KEPT.has(name)) continue;
    // All others come once. Of many profiles, only the first is unpacked.
    if (name !== 'IDAT' && seen.has(name)) continue;
    seen.add(name);
    if (name === 'iCCP' && !(await isProfile(chunk.subarray(CONTENT_AT, -4)))) continue;
    kept.push(chunk);
    if (name === 'IEND') break;
  }
  return Buffer.concat(kept);
};
