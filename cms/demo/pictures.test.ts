import { readFileSync } from 'node:fs';
import path from 'node:path';
import { HOME_FEATURED_ITEMS, HOME_LATEST_POSTS, PUBLIC_PAGE_SIZE } from '@stoa/contract';
import sharp from 'sharp';
import { DEMO_SHOPS } from '../src/demo-shops';
import type { DemoContent, DemoItem } from './content';
import { galleryOf } from './images';
import { readContent } from './read-content';

const RELATED = 4;
/** Two images whose outlines agree this much show the same thing, whatever its colors. */
const ALIKE = 0.7;
const SIDE = { width: 64, height: 48 };

const newest = <Shown extends { daysAgo: number }>(list: readonly Shown[]): Shown[] =>
  [...list].sort((one, other) => one.daysAgo - other.daysAgo);
const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);

/** As the shop chooses them. */
const relatedTo = (item: DemoItem, items: readonly DemoItem[]) => {
  const points = (other: DemoItem) =>
    Number(other.category === item.category) + other.tags.filter((tag) => item.tags.includes(tag)).length;
  return newest(items)
    .filter((other) => other !== item && other.status === 'AVAILABLE' && points(other) > 0)
    .sort((one, other) => points(other) - points(one))
    .slice(0, RELATED);
};

/** The images of each page. Those of one item may be alike, but no other two. */
function pagesOf({ items, posts, home }: DemoContent): [page: string, images: string[], alike: string[]][] {
  const shown = newest(items.filter(({ unpublished }) => !unpublished));
  const published = newest(posts.filter(({ status }) => status === 'PUBLISHED'));
  const featured = shown.filter(({ featured }) => featured).slice(0, HOME_FEATURED_ITEMS);
  const [leading] = published.filter(({ featured }) => featured);
  const arranged = [...JSON.stringify(home).matchAll(/"imageUrl":"([^"]+)"/g)].map(([, slug = '']) => slug);
  return [
    ['home', [...arranged, ...slugs(featured), ...slugs(published.slice(0, HOME_LATEST_POSTS))], []],
    ['the list', slugs([...featured, ...shown.slice(0, PUBLIC_PAGE_SIZE)]), []],
    ['the blog', slugs([...(leading ? [leading] : []), ...published.slice(0, PUBLIC_PAGE_SIZE)]), []],
    ...shown.map((item): [string, string[], string[]] => {
      const own = [item.slug, ...slugs(galleryOf(item))];
      return [item.slug, [...own, ...slugs(relatedTo(item, shown))], own];
    }),
  ];
}

/** Where an image has edges, in all of its colors, as a vector of length 1. */
async function outline(file: string): Promise<number[]> {
  // Small from the start, which is many times faster than scaling down.
  const svg = readFileSync(file, 'utf8').replace(/ width="\d+" height="\d+"/, ' width="128" height="96"');
  const pixels = await sharp(Buffer.from(svg)).resize(SIDE.width, SIDE.height).removeAlpha().blur(0.8).raw().toBuffer();
  const row = SIDE.width * 3;
  const edges = Array.from({ length: (SIDE.width - 2) * (SIDE.height - 2) }, (_, index) => {
    const at = (Math.floor(index / (SIDE.width - 2)) + 1) * row + ((index % (SIDE.width - 2)) + 1) * 3;
    const change = (step: number, color: number) =>
      Math.abs((pixels[at + step + color] ?? 0) - (pixels[at - step + color] ?? 0));
    return Math.sqrt([0, 1, 2].reduce((sum, color) => sum + change(3, color) + change(row, color), 0));
  });
  const mean = edges.reduce((sum, edge) => sum + edge, 0) / edges.length;
  const length = Math.hypot(...edges.map((edge) => edge - mean));
  return edges.map((edge) => (edge - mean) / length);
}

describe.each(Object.values(DEMO_SHOPS))('the shop %s', (shop) => {
  const folder = path.join(__dirname, 'content', shop);
  const pages = pagesOf(readContent(folder));

  it.each(pages)('shows no image twice on %s', (_, images) => {
    expect(images.filter((image, place) => images.indexOf(image) !== place)).toEqual([]);
  });

  it('shows nothing on a page that looks like something else there', async () => {
    const all = [...new Set(pages.flatMap(([, images]) => images))];
    const outlines = new Map<string, number[]>();
    for (const image of all) outlines.set(image, await outline(path.join(folder, 'images', `${image}.svg`)));
    const agreement = (one: string, other: string) => {
      const second = outlines.get(other) ?? [];
      return (outlines.get(one) ?? []).reduce((sum, edge, place) => sum + edge * (second[place] ?? 0), 0);
    };
    const repeated = pages.flatMap(([page, images, own]) =>
      images.flatMap((one, place) =>
        images
          .slice(place + 1)
          .filter((other) => !(own.includes(one) && own.includes(other)) && agreement(one, other) > ALIKE)
          .map((other) => `${page}: ${one} and ${other}`),
      ),
    );
    expect(repeated).toEqual([]);
  });
});
