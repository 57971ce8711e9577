/** Draws all images into demo/dist for later seeds. Part of the build; run in cms/. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { aFewAtATime } from '../src/images/a-few-at-a-time';
import { readContent } from './content';
import { draw } from './draw';
import { demoFolders } from './folders';
import { type DemoImage, drawnFile, imagesOf } from './images';

const { content, drawn } = demoFolders(process.cwd());

async function drawImage(image: DemoImage): Promise<void> {
  const svg = await readFile(path.join(content, 'images', image.drawing));
  for (const { size, content: encoded } of await draw(svg, image))
    await writeFile(path.join(drawn, drawnFile(size, image.fileName)), encoded);
}

async function drawAll(): Promise<void> {
  await rm(drawn, { recursive: true, force: true });
  await mkdir(drawn, { recursive: true });
  const inTurn = aFewAtATime(3);
  await Promise.all(imagesOf(readContent(content)).map((image) => inTurn(() => drawImage(image))));
}

void drawAll();
