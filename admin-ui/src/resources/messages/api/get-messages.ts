import { apiPaths, type MessageList } from '@stoa/contract';
import { useList, viewQuery } from '@stoa/web-kit';
import type { MessageView } from '../domain/message-params';

const messagesPath = ({ page, values }: MessageView) => {
  const asked = { ...values, folder: values.folder || 'inbox' };
  return `${apiPaths.admin.messages}?${viewQuery({ page, values: asked })}`;
};

export function useMessages({ page, values }: MessageView) {
  return useList<MessageList>(messagesPath({ page, values }), messagesPath({ page: page + 1, values }));
}
