import { adminPaths, MESSAGE_SORTS, SORT_ORDERS } from '@stoa/contract';
import { aChoice, anyText, type ListView, viewQuery } from '@stoa/web-kit';
import { pageSize } from '../../../components/list/page-size';

/** Address parameters of the message list, which shows the inbox by default. */
export const messageParams = {
  search: anyText(),
  folder: aChoice(['archive']),
  read: aChoice(['false', 'true']),
  sortBy: aChoice(MESSAGE_SORTS, 'createdAt'),
  order: aChoice(SORT_ORDERS, 'desc'),
  limit: pageSize,
};

export type MessageView = ListView<keyof typeof messageParams>;

export const messagesPath = ({ page, values }: MessageView) => {
  const asked = { ...values, folder: values.folder || 'inbox' };
  return `${adminPaths.messages}?${viewQuery({ page, values: asked })}`;
};
