import { apiPaths, type MessageList } from '@stoa/contract';
import { useList, viewQuery } from '@stoa/web-kit';
import type { MessageView } from '../domain/message-params';

export const messagesPath = ({ page, values }: MessageView) => {
  const asked = { ...values, folder: values.folder || 'inbox' };
  return `${apiPaths.admin.messages}?${viewQuery({ page, values: asked })}`;
};

export const useMessages = ({ page, values }: MessageView) =>
  useList<MessageList>((at) => messagesPath({ page: at, values }), page);
