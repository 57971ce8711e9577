import { apiPaths, MEDIA_SORTS, type MediaList, SORT_ORDERS } from '@stoa/contract';
import { anyText, type ListView, oneOf, useList, useReload, viewQuery } from '@stoa/web-kit';

/** Rows of two, three, four and six are full. */
const PAGE_SIZE = 24;

export const mediaParams = {
  search: anyText(),
  sortBy: oneOf(MEDIA_SORTS, 'createdAt'),
  order: oneOf(SORT_ORDERS, 'desc'),
};

export type MediaView = ListView<keyof typeof mediaParams>;

export const mediaPath = (view: MediaView) => `${apiPaths.admin.media}?${viewQuery(view, PAGE_SIZE)}`;

export const useMedia = ({ page, values }: MediaView) =>
  useList<MediaList>((at) => mediaPath({ page: at, values }), page);

/** What every list of the library shows is asked for again. */
export const useMediaChanged = () => useReload(apiPaths.admin.media);
