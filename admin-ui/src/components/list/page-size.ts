import { ADMIN_PAGE_SIZE, MAX_PAGE_SIZE } from '@stoa/contract';
import { oneOf } from '@stoa/web-kit';

export const PAGE_SIZES = [ADMIN_PAGE_SIZE, 25, 50, MAX_PAGE_SIZE].map(String);

/** How many rows a page has, as the address of a list says it. */
export const pageSize = oneOf(PAGE_SIZES, String(ADMIN_PAGE_SIZE));
