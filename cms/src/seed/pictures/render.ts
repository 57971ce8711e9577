import sharp, { type Sharp } from 'sharp';
import { drawPicture, type PictureName } from './picture';
import { HEIGHT, WIDTH } from './svg';

export interface Rendering {
  width: number;
  height: number;
  content: Buffer;
}

export interface RenderedPicture extends Rendering {
  /** Smaller ones for `srcset`, by their name in the media library. */
  sizes: Record<string, Rendering>;
}

async function render(image: Sharp): Promise<Rendering> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, content: data };
}

/** WebP: a third of JPEG's bytes, and encoded in a fraction of AVIF's time. Drawn once, scaled from there. */
export async function renderPicture(
  name: PictureName,
  seed: string,
  widths: Readonly<Record<string, number>>,
): Promise<RenderedPicture> {
  const drawing = await render(
    sharp(Buffer.from(drawPicture(name, seed)))
      .removeAlpha()
      .raw(),
  );
  const scaled = (width: number) =>
    render(
      sharp(drawing.content, { raw: { width: drawing.width, height: drawing.height, channels: 3 } })
        .resize(width)
        .webp({ quality: 82, effort: 2 }),
    );
  const sizes: Record<string, Rendering> = {};
  for (const [size, width] of Object.entries(widths)) sizes[size] = await scaled(width);
  return { ...(await scaled(WIDTH)), sizes };
}

const AVATAR_SIZE = 480;

/** A square JPEG, which mail programs can show as well. */
export async function renderAvatar(name: PictureName, seed: string): Promise<RenderedPicture> {
  const square = sharp(Buffer.from(drawPicture(name, seed)))
    .extract({ left: (WIDTH - HEIGHT) / 2, top: 0, width: HEIGHT, height: HEIGHT })
    .resize(AVATAR_SIZE)
    .jpeg({ quality: 86, mozjpeg: true });
  return { ...(await render(square)), sizes: {} };
}
