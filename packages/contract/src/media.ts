import * as yup from 'yup';
import { ADMIN_PAGE_SIZE } from './constants';
import { optionalText, requiredText } from './fields';
import { queryLimit, queryOrder, queryPage, querySearch, querySort } from './list-query';
import type { Pagination } from './paging';
import type { Picture } from './picture';

/** The pictures that the library takes. What a file is, its content decides, never its name. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** Bytes of a file that is sent. */
export const MAX_UPLOAD = 10 * 1024 * 1024;

/** What a form asks for, and what it says of a file that is not it. */
export const PICTURE_HINT = 'JPEG, PNG, WebP, AVIF or GIF, 10 MB at most';
export const NO_PICTURE = 'This file is no picture that can be used: choose a JPEG, PNG, WebP, AVIF or GIF';
export const FILE_TOO_LARGE = 'The file is too large: 10 MB at most';

/** Pixels of a picture, all frames of a moving one together: more would cost the server its memory. */
export const MAX_PICTURE_PIXELS = 50_000_000;
export const MAX_PICTURE_SIDE = 12_000;

/** A picture of the library, as the console's editors have it too. */
export interface MediaFile extends Picture {
  id: number;
  url: string;
  name: string;
  alternativeText: string | null;
  mime: PictureType;
  /** Bytes, of the picture itself. */
  size: number;
  createdAt: string;
}

export interface MediaList {
  items: MediaFile[];
  pagination: Pagination;
}

/** Where a picture is used; `details.uses` of the 409 that a deletion gets then. */
export interface MediaUse {
  kind: 'item' | 'post' | 'user';
  id: number;
  title: string;
}

export const MEDIA_SORTS = ['createdAt', 'name', 'size'] as const;

export const mediaListQuery = yup.object({
  page: queryPage(),
  limit: queryLimit(ADMIN_PAGE_SIZE),
  search: querySearch(),
  sortBy: querySort(MEDIA_SORTS, 'createdAt'),
  order: queryOrder(),
});
export type MediaListQuery = yup.InferType<typeof mediaListQuery>;

/** An empty text means none. */
const alternativeText = () => optionalText('Alternative text', 300).transform((text) => (text === '' ? null : text));

/** The texts of an upload, beside the field `file` of its multipart form. */
export const uploadMediaInput = yup.object({ alternativeText: alternativeText() }).exact();
export type UploadMediaInput = yup.InferType<typeof uploadMediaInput>;

export const updateMediaInput = yup
  .object({ name: requiredText('Name', 1, 100).optional(), alternativeText: alternativeText() })
  .exact();
export type UpdateMediaInput = yup.InferType<typeof updateMediaInput>;
