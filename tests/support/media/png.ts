import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const GREY = 0;

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
};

const file = (width: number, height: number, rows: Buffer, beforePixels: Buffer[] = []): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, GREY], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...beforePixels,
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** A single-gray image in a valid PNG file. */
export const png = (width: number, height: number, grey = 0x80): Buffer => {
  const rows = Buffer.alloc((width + 1) * height, grey);
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  return file(width, height, rows);
};

/** A header with dimensions too large for any memory. */
export const hugePng = (width: number, height: number): Buffer => file(width, height, Buffer.alloc(1000));

/** An image of 8 × 8 pixels with texts that unpack to 50 MB each. */
export const pngWithTexts = (count: number): Buffer => {
  const packed = deflateSync(Buffer.alloc(50_000_000, 'A'), { level: 9 });
  const text = chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), packed]));
  return file(8, 8, Buffer.alloc(8 * 9), Array(count).fill(text));
};
