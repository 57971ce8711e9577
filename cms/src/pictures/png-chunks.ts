import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

/** The pixels, their colors, which way is up. The decoder unpacks texts too, each to as much as it likes. */
const KEPT = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'eXIf']);

const SIGNATURE_BYTES = 8;
/** Around a chunk's content: its length and its name before it, its checksum after it. */
const NAME_AT = 4;
const CONTENT_AT = 8;
const AROUND = 12;

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
  let hasProfile = false;
  for (let at = SIGNATURE_BYTES; at + AROUND <= png.length; ) {
    const end = at + AROUND + png.readUInt32BE(at);
    const chunk = png.subarray(at, end);
    const name = chunk.toString('latin1', NAME_AT, CONTENT_AT);
    at = end;
    if (!KEPT.has(name)) continue;
    if (name === 'iCCP') {
      if (hasProfile || !(await isProfile(chunk.subarray(CONTENT_AT, -4)))) continue;
      hasProfile = true;
    }
    kept.push(chunk);
    if (name === 'IEND') break;
  }
  return Buffer.concat(kept);
};
