import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import type { RenderedPicture, Rendering } from '../pictures/render';

const FOLDER_NAME = 'Demonstration shop';
/** The box of the media library's own thumbnails is 245 × 156; a picture of 4:3 fills its height. */
const THUMBNAIL_WIDTH = 208;

export interface Upload {
  /** The name in the media library, by which a second run finds the picture again. */
  fileName: string;
  mime: 'image/webp' | 'image/jpeg';
  alt: string;
  render: (widths: Readonly<Record<string, number>>) => Promise<RenderedPicture>;
}

/** What the upload plugin stores, through whichever provider the shop uses: itself, and beside it the smaller sizes. */
const asFile = ({ fileName, mime }: Upload, prefix: string, hash: string, { width, height, content }: Rendering) => ({
  name: `${prefix}${fileName}`,
  hash: `${prefix}${hash}`,
  ext: fileName.slice(fileName.lastIndexOf('.')),
  mime,
  path: null,
  width,
  height,
  size: Math.round(content.length / 10) / 100,
  sizeInBytes: content.length,
  getStream: () => Readable.from([content]),
});

/**
 * Stores a picture with the sizes that Strapi would make. It would decode, check, encode and scale what was drawn a moment
 * ago: half a second a picture where this takes a fifth.
 */
async function upload(strapi: Core.Strapi, folder: { id: number; path: string }, picture: Upload): Promise<string> {
  const plugin = strapi.plugin('upload');
  const breakpoints = strapi.config.get<Record<string, number>>('plugin::upload.breakpoints');
  const { sizes, ...original } = await picture.render({ ...breakpoints, thumbnail: THUMBNAIL_WIDTH });
  const hash = plugin.service('image-manipulation').generateFileName(picture.fileName.replace(/\.\w+$/, ''));
  const formats = Object.fromEntries(
    Object.entries(sizes).map(([size, rendering]) => [size, asFile(picture, `${size}_`, hash, rendering)]),
  );
  const file = asFile(picture, '', hash, original);
  for (const stored of [file, ...Object.values(formats)]) await plugin.service('provider').upload(stored);
  const { url } = await strapi.db.query('plugin::upload.file').create({
    data: {
      ...file,
      formats: Object.keys(formats).length > 0 ? formats : null,
      alternativeText: picture.alt,
      provider: strapi.config.get('plugin::upload.provider'),
      folder: folder.id,
      folderPath: folder.path,
    },
  });
  return url;
}

/** Puts the pictures that are not there yet into the media library; returns the address of each by its file name. */
export async function ensureUploads(strapi: Core.Strapi, pictures: readonly Upload[]): Promise<Map<string, string>> {
  const folder =
    (await strapi.db.query('plugin::upload.folder').findOne({ where: { name: FOLDER_NAME, parent: null } })) ??
    (await strapi.plugin('upload').service('folder').create({ name: FOLDER_NAME }));
  const present = await strapi.db
    .query('plugin::upload.file')
    .findMany({ where: { folder: folder.id }, select: ['name', 'url'], orderBy: { id: 'asc' } });
  const addresses = new Map<string, string>(present.map(({ name, url }) => [name, url]));
  const waiting = pictures.filter(({ fileName }) => !addresses.has(fileName));
  const worker = async () => {
    for (let picture = waiting.shift(); picture; picture = waiting.shift())
      addresses.set(picture.fileName, await upload(strapi, folder, picture));
  };
  await Promise.all([worker(), worker(), worker()]);
  return addresses;
}
