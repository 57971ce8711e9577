import { ADMIN_PAGE_SIZE, MAX_PAGE_SIZE } from '@stoa/contract';
import { aChoice } from '@stoa/web-kit';

export const PAGE_SIZES = [ADMIN_PAGE_SIZE, 25, 50, MAX_PAGE_SIZE].map(String);

export const pageSize = aChoice(PAGE_SIZES, String(ADMIN_PAGE_SIZE));
