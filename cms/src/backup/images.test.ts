import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { holdImages } from './images';

describe('images that are held for a backup', () => {
  let uploads: string;
  const put = (name: string) => writeFile(path.join(uploads, name), name);
  const drop = (name: string) => rm(path.join(uploads, name));

  beforeEach(async () => {
    uploads = await mkdtemp(path.join(tmpdir(), 'stoa-images-'));
  });
  afterEach(() => rm(uploads, { recursive: true }));

  it('can be read after they were deleted, whether they were there before its snapshot or after it', async () => {
    for (const name of ['stays.png', 'early.png', 'late.png']) await put(name);
    const images = await holdImages(uploads);
    await drop('early.png');
    await put('new.png');
    await images.hold();
    await drop('late.png');
    await drop('new.png');
    const held = await images.list();
    expect([...held.keys()]).toEqual(['early.png', 'late.png', 'new.png', 'stays.png']);
    for (const [name, file] of held) expect(await readFile(file, 'utf8')).toBe(name);
    await images.release();
    expect(await readdir(uploads)).toEqual(['stays.png']);
  });

  it('forgets what a killed backup held', async () => {
    await mkdir(path.join(uploads, '.backup'));
    await put('.backup/gone.png');
    const images = await holdImages(uploads);
    expect((await images.list()).size).toBe(0);
  });
});
