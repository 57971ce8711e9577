import sharp from 'sharp';
import { encodeAnew, encodeSquare } from './encode';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 40 } } });

const movingGif = (frames: number) =>
  sharp(
    Array.from({ length: frames }, (_, n) => Buffer.alloc(8 * 8 * 3, n * 60)).reduce((a, b) => Buffer.concat([a, b])),
    {
      raw: { width: 8, height: 8 * frames, channels: 3, pageHeight: 8 },
    },
  )
    .gif({ delay: Array(frames).fill(100) })
    .toBuffer();

const SCRIPT = '<script>alert(document.domain)</script>';

describe('an image that is drawn anew', () => {
  it.each([
    ['image/jpeg', () => blank(40, 30).jpeg()],
    ['image/png', () => blank(40, 30).png()],
    ['image/webp', () => blank(40, 30).webp()],
    ['image/avif', () => blank(40, 30).avif()],
    ['image/gif', () => blank(40, 30).gif()],
  ] as const)('stays %s and loses what follows it', async (mime, draw) => {
    const polyglot = Buffer.concat([await draw().toBuffer(), Buffer.from(SCRIPT)]);
    const encoded = await encodeAnew(polyglot, mime);
    expect(encoded.includes(SCRIPT)).toBe(false);
    expect(await sharp(encoded).metadata()).toMatchObject({
      width: 40,
      height: 30,
      ...(mime === 'image/avif' ? { compression: 'av1' } : { format: mime.slice('image/'.length) }),
    });
  });

  it('loses its comments, its maker and its place, and stands upright', async () => {
    const sent = await blank(40, 30)
      .withExif({ IFD0: { Make: 'Camera', ImageDescription: SCRIPT }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(sent.includes('Exif')).toBe(true);
    const metadata = await sharp(await encodeAnew(sent, 'image/jpeg')).metadata();
    expect(metadata).toMatchObject({ width: 30, height: 40 });
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual(Array(4).fill(undefined));
  });

  it('goes on moving', async () => {
    const metadata = await sharp(await encodeAnew(await movingGif(4), 'image/gif')).metadata();
    expect(metadata).toMatchObject({ width: 8, height: 8, pages: 4, delay: [100, 100, 100, 100] });
  });

  it('of few colours stays small', async () => {
    const sent = await blank(200, 200).png({ palette: true }).toBuffer();
    expect((await encodeAnew(sent, 'image/png')).length).toBeLessThan(2 * sent.length);
  });
});

describe('what is refused', () => {
  const refusal = (content: Buffer, mime: 'image/png' | 'image/gif' = 'image/png') =>
    encodeAnew(content, mime).then(
      () => 'taken',
      (error: Error) => error.message,
    );

  it('is cut short, or no image behind its first bytes', async () => {
    const whole = await sharp(Buffer.from(Array.from({ length: 30_000 }, (_, n) => (n * 7919) % 251)), {
      raw: { width: 100, height: 100, channels: 3 },
    })
      .png()
      .toBuffer();
    const damaged = 'This image is damaged and can’t be read';
    expect(await refusal(whole.subarray(0, whole.length / 2))).toBe(damaged);
    expect(await refusal(Buffer.from(`\x89PNG\r\n\x1a\n${SCRIPT}`, 'latin1'))).toBe(damaged);
    expect(await refusal(Buffer.from('GIF89a/*\x01\x01\0\0\0*/=1;alert(1)', 'latin1'), 'image/gif')).toBe(damaged);
  });

  it('has more pixels than may be decoded, before they are', async () => {
    const long = await blank(12_001, 1).png().toBuffer();
    expect(await refusal(long)).toBe(
      'This image has 12001 × 1 pixels. The limit is 12,000 per side and 50 million in total',
    );
    const large = await blank(8000, 6251).png().toBuffer();
    expect(await refusal(large)).toMatch(/^This image has 8000 × 6251 pixels\./);
    await expect(encodeSquare(await blank(5000, 5001).png().toBuffer())).rejects.toThrow(
      'This image has 5000 × 5001 pixels. The limit is 12,000 per side and 25 million in total',
    );
  });
});
