import { adminPaths, MEDIA_SORTS, SORT_ORDERS } from '@stoa/contract';
import { aChoice, anyText, type ListView, viewQuery } from '@stoa/web-kit';

/** Fills complete rows of two, three, four, or six. */
const PAGE_SIZE = 24;

export const mediaParams = {
  search: anyText(),
  sortBy: aChoice(MEDIA_SORTS, 'createdAt'),
  order: aChoice(SORT_ORDERS, 'desc'),
};

export type MediaView = ListView<keyof typeof mediaParams>;

export const mediaPath = (view: MediaView) => `${adminPaths.media}?${viewQuery(view, PAGE_SIZE)}`;
