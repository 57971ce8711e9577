import { adminPaths, CODE_SORTS, CODE_STATES, SORT_ORDERS } from '@stoa/contract';
import { aChoice, anyText, type ListView, viewQuery } from '@stoa/web-kit';
import { pageSize } from '../../../components/list/page-size';

export const codeParams = {
  search: anyText(),
  state: aChoice(CODE_STATES),
  sortBy: aChoice(CODE_SORTS, 'createdAt'),
  order: aChoice(SORT_ORDERS, 'desc'),
  limit: pageSize,
};

export type CodeView = ListView<keyof typeof codeParams>;

export const codesPath = (view: CodeView) => `${adminPaths.discountCodes}?${viewQuery(view)}`;
