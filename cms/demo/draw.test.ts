import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { draw } from './draw';
import { imagesOf } from './images';
import { readContent } from './read-content';

const folder = path.join(__dirname, 'content', 'craft');
const images = imagesOf(readContent(folder));

const drawn = async (name: string) => {
  const image = images.find(({ fileName }) => fileName === name);
  if (!image) throw new Error(`There is no image ${name}.`);
  const svg = readFileSync(path.join(folder, 'images', image.drawing));
  const files = await draw(svg, image);
  return Promise.all(
    files.map(async ({ size, width, height, content }) => {
      const { format, width: drawnWidth, height: drawnHeight } = await sharp(content).metadata();
      return { size, format, asPromised: width === drawnWidth && height === drawnHeight, width };
    }),
  );
};

it('draws WebP in every size of the media library', async () => {
  const files = await drawn('harbor-serving-bowl.webp');
  expect(files.map(({ size, width }) => [size, width])).toEqual([
    ['original', 1600],
    ['large', 1200],
    ['medium', 800],
    ['small', 480],
    ['compact', 336],
    ['thumbnail', 208],
  ]);
  for (const file of files) expect(file).toMatchObject({ format: 'webp', asPromised: true });
});

it('draws people as one square JPEG', async () => {
  expect(await drawn('ines.jpg')).toEqual([{ size: 'original', format: 'jpeg', asPromised: true, width: 480 }]);
});
