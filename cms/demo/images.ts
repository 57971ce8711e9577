import { BREAKPOINTS } from '../src/images/breakpoints';
import type { DemoContent, DemoItem } from './content';

/** One file of an image. The first has no size in its name, as in the media library. */
export interface ImageFile {
  size: keyof typeof SIZES;
  width: number;
  height: number;
}

export interface DemoImage {
  /** The drawing's file name, in the shop's folder of images. */
  drawing: string;
  /** The name in the media library, so a second run finds the image again. */
  fileName: string;
  mime: 'image/webp' | 'image/jpeg' | 'image/png';
  alt: string;
  files: ImageFile[];
}

/** Drawings are 4:3, the shape of the cards. */
export const DRAWING = { width: 1600, height: 1200 };

/** The media library fits thumbnails into 245 × 156; a 4:3 image fills the height. */
const SIZES = { original: DRAWING.width, ...BREAKPOINTS, thumbnail: 208 };
const PORTRAIT = 480;
const LOGO = { width: 664, height: 144 };
const ICON = { width: 512, height: 512 };

export const imageFile = (slug: string) => `${slug}.webp`;
export const portraitFile = (key: string) => `${key}.jpg`;
export const brandFile = (slug: string) => `${slug}.png`;

/** The drawings of an item beside the one on its card. */
export const galleryOf = ({ slug, gallery = [] }: DemoItem) =>
  gallery.map((alt, place) => ({ slug: `${slug}-${place + 2}`, alt }));

/** Every image in the demo shop: those of items and the home page, one per post, one portrait per author, and its brand's. */
export function imagesOf({ items, posts, authors, pictures = [], brand, settings }: DemoContent): DemoImage[] {
  const sizes = Object.entries(SIZES) as [keyof typeof SIZES, number][];
  const files = sizes.map(([size, width]) => ({ size, width, height: (width * DRAWING.height) / DRAWING.width }));
  return [
    ...[...items, ...items.flatMap(galleryOf), ...posts, ...pictures].map(({ slug, alt }): DemoImage => {
      return { drawing: `${slug}.svg`, fileName: imageFile(slug), mime: 'image/webp', alt, files };
    }),
    // JPEG, because email programs can show it too.
    ...authors.map(({ key, alt }): DemoImage => {
      const portrait: ImageFile = { size: 'original', width: PORTRAIT, height: PORTRAIT };
      return { drawing: `${key}.svg`, fileName: portraitFile(key), mime: 'image/jpeg', alt, files: [portrait] };
    }),
    ...brandDrawings(brand).map(({ slug, ...size }): DemoImage => {
      const files: ImageFile[] = [{ size: 'original', ...size }];
      const alt = settings?.shopName ?? '';
      return { drawing: `${slug}.svg`, fileName: brandFile(slug), mime: 'image/png', alt, files };
    }),
  ];
}

/** The name of a rendered file, both in the `draw-images` output folder and in the media library. */
export const drawnFile = (size: ImageFile['size'], name: string) => (size === 'original' ? name : `${size}_${name}`);

const brandDrawings = ({ logoLight, logoDark, icon }: NonNullable<DemoContent['brand']> = {}) => [
  ...[logoLight, logoDark].flatMap((slug) => (slug ? { slug, ...LOGO } : [])),
  ...(icon ? [{ slug: icon, ...ICON }] : []),
];
