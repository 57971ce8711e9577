import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { encodeAnew, encodeSquare } from './encode';
import { neededChunks } from './png-chunks';

const mockHanded: unknown[] = [];
jest.mock('sharp', () => {
  const actual = jest.requireActual('sharp');
  return Object.assign((input: unknown, ...rest: unknown[]) => {
    mockHanded.push(input);
    return actual(input, ...rest);
  }, actual);
});

const chunk = (name: string, content: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
};

const AFTER_HEADER = 33;
let plain: Buffer;
beforeAll(async () => {
  plain = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
});
const pngWith = (chunks: [name: string, content: Buffer][]): Buffer =>
  Buffer.concat([
    plain.subarray(0, AFTER_HEADER),
    ...chunks.map(([name, content]) => chunk(name, content)),
    plain.subarray(AFTER_HEADER),
  ]);

const packed = (bytes: number) => Buffer.concat([Buffer.from('name\0\0'), deflateSync(Buffer.alloc(bytes, 65))]);
const namesIn = (png: Buffer): string[] => {
  const names: string[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) names.push(png.toString('latin1', at + 4, at + 8));
  return names;
};

const TEXTS: [string, Buffer][] = [
  ['tEXt', Buffer.from('Comment\0hello')],
  ['zTXt', packed(1_000_000)],
  ['iTXt', packed(1_000_000)],
  ['xxXx', Buffer.alloc(10)],
];

describe('neededChunks', () => {
  it('drops text chunks, whatever they unpack to', async () => {
    expect(namesIn(await neededChunks(pngWith(TEXTS)))).toEqual(['IHDR', 'IDAT', 'IEND']);
  });

  it.each([
    ['an image of the library', (sent: Buffer) => encodeAnew(sent, 'image/png')],
    ['an avatar', encodeSquare],
  ])('drops text chunks where %s is made', async (_, make) => {
    mockHanded.length = 0;
    await make(pngWith(TEXTS));
    expect(mockHanded.length).toBeGreaterThan(1);
    for (const handed of mockHanded) expect(namesIn(handed as Buffer)).toEqual(['IHDR', 'IDAT', 'IEND']);
  });

  it('is one color profile at most, of a size that profiles have', async () => {
    expect(namesIn(await neededChunks(pngWith([['iCCP', packed(4_000_001)]])))).not.toContain('iCCP');
    expect(namesIn(await neededChunks(pngWith([['iCCP', Buffer.from('name\0\0nothing')]])))).not.toContain('iCCP');
    const twice = pngWith([
      ['iCCP', packed(1_000)],
      ['iCCP', packed(1_000)],
    ]);
    expect(namesIn(await neededChunks(twice))).toEqual(['IHDR', 'iCCP', 'IDAT', 'IEND']);
    const second = pngWith([
      ['iCCP', packed(4_000_001)],
      ['iCCP', packed(1_000)],
    ]);
    expect(namesIn(await neededChunks(second))).toEqual(['IHDR', 'IDAT', 'IEND']);
  });

  it('is one of each other kind, and 50,000 chunks at most', async () => {
    const many = pngWith(Array.from({ length: 60_000 }, () => ['gAMA', Buffer.alloc(4)]));
    expect(namesIn(await neededChunks(many))).toEqual(['IHDR', 'gAMA']);
  });

  it('is nothing that follows the image, and all there is of one cut short', async () => {
    const png = await neededChunks(plain);
    expect(await neededChunks(Buffer.concat([png, Buffer.from('<script>')]))).toEqual(png);
    const cut = png.subarray(0, AFTER_HEADER + 15);
    expect(await neededChunks(cut)).toEqual(cut);
  });

  it('shows the same, with its colors, its transparency, and its orientation', async () => {
    const pixels = Buffer.from(Array.from({ length: 4 * 48 }, (_, n) => (n * 7919) % 251));
    const drawn = sharp(pixels, { raw: { width: 8, height: 6, channels: 4 } });
    const sent = await drawn.withIccProfile('p3').withExif({}).withMetadata({ orientation: 6 }).png().toBuffer();
    const needed = await neededChunks(sent);
    expect(namesIn(needed)).toEqual(expect.arrayContaining(['iCCP', 'eXIf']));
    const { orientation, hasProfile } = await sharp(needed).metadata();
    expect([orientation, hasProfile]).toEqual([6, true]);
    expect(await sharp(needed).toBuffer()).toEqual(await sharp(sent).toBuffer());
  });
});
