import * as yup from 'yup';
import { ADMIN_PAGE_SIZE, MEDIA_SORTS } from '../constants';
import { optionalText, requiredText } from '../input/fields';
import { queryLimit, queryOrder, queryPage, querySearch, querySort } from '../input/list-query';
import type { Pagination } from '../input/paging';
import type { LibraryImage } from './library-image';

/** The image types the library accepts. The type is determined by the content, never the file name. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

export const MAX_UPLOAD = 10 * 1024 * 1024;

/** The hint a form shows, and its messages for files that don't meet it. */
export const IMAGE_HINT = 'JPEG, PNG, WebP, AVIF, or GIF, up to 10 MB';
export const NO_IMAGE = 'This file isn’t a supported image. Choose a JPEG, PNG, WebP, AVIF, or GIF';
export const FILE_TOO_LARGE = 'The file is too large. The limit is 10 MB';

/** For the file chooser of a form. */
export const ACCEPTED_IMAGES = IMAGE_TYPES.join();

/** Why the server would reject a file, as far as the browser can tell, so that no one waits for an upload just to learn that. */
export function imageRefusal({ type, size }: { type: string; size: number }): string | undefined {
  if (!(IMAGE_TYPES as readonly string[]).includes(type)) return NO_IMAGE;
  if (size > MAX_UPLOAD) return FILE_TOO_LARGE;
  return undefined;
}

/** Maximum pixels, counting all frames of an animation: more could exhaust the server's memory. */
export const MAX_IMAGE_PIXELS = 50_000_000;
export const MAX_IMAGE_SIDE = 12_000;

/** An image in the library; editors see the same one in the console. */
export interface MediaFile extends LibraryImage {
  id: number;
  url: string;
  name: string;
  alternativeText: string | null;
  mime: ImageType;
  /** Size of the original image in bytes. */
  size: number;
  createdAt: string;
}

export interface MediaList {
  items: MediaFile[];
  pagination: Pagination;
}

/** Where an image is used; listed in `details.uses` of the 409 when a used image would be deleted. */
export interface MediaUse {
  kind: 'item' | 'post' | 'user';
  id: number;
  title: string;
}

export const mediaListQuery = yup.object({
  page: queryPage(),
  limit: queryLimit(ADMIN_PAGE_SIZE),
  search: querySearch(),
  sortBy: querySort(MEDIA_SORTS, 'createdAt'),
  order: queryOrder(),
});
export type MediaListQuery = yup.InferType<typeof mediaListQuery>;

/** An empty string means none. */
const alternativeText = () => optionalText('Alt text', 300).transform((text) => (text === '' ? null : text));

/** The text fields of an upload, next to `file` in its multipart form. */
export const uploadMediaInput = yup.object({ alternativeText: alternativeText() }).exact();
export type UploadMediaInput = yup.InferType<typeof uploadMediaInput>;

export const updateMediaInput = yup
  .object({ name: requiredText('Name', 1, 100).optional(), alternativeText: alternativeText() })
  .exact();
export type UpdateMediaInput = yup.InferType<typeof updateMediaInput>;
