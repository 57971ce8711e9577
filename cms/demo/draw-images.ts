/** Draws the images of a demo shop into demo/dist, for later seeds. Part of the build; run in cms/, with the shop's name. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEMO_SHOPS, type DemoShop } from '../src/demo-shops';
import { aFewAtATime } from '../src/images/a-few-at-a-time';
import { draw } from './draw';
import { demoFolders } from './folders';
import { drawnFile, imagesOf } from './images';
import { readContent } from './read-content';

async function drawAll(shop: DemoShop): Promise<void> {
  const { content, drawn } = demoFolders(process.cwd(), shop);
  await rm(drawn, { recursive: true, force: true });
  await mkdir(drawn, { recursive: true });
  const inTurn = aFewAtATime(3);
  const images = imagesOf(readContent(content)).map((image) =>
    inTurn(async () => {
      const svg = await readFile(path.join(content, 'images', image.drawing));
      for (const { size, content: encoded } of await draw(svg, image))
        await writeFile(path.join(drawn, drawnFile(size, image.fileName)), encoded);
    }),
  );
  await Promise.all(images);
}

const shop = Object.values(DEMO_SHOPS).find((name) => name === process.argv[2]);
if (!shop) throw new Error(`Name one of ${Object.values(DEMO_SHOPS).join(', ')}.`);
void drawAll(shop);
