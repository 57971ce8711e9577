import { MESSAGE_SORTS, SORT_ORDERS } from '@stoa/contract';
import { anyText, type ListView, oneOf } from '@stoa/web-kit';
import { pageSize } from '../../../components/list/page-size';

/** The list of messages as its address says it: the inbox, unless it says otherwise. */
export const messageParams = {
  search: anyText(),
  folder: oneOf(['archive']),
  read: oneOf(['false', 'true']),
  sortBy: oneOf(MESSAGE_SORTS, 'createdAt'),
  order: oneOf(SORT_ORDERS, 'desc'),
  limit: pageSize,
};

export type MessageView = ListView<keyof typeof messageParams>;
