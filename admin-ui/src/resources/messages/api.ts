import {
  adminPaths,
  type BulkReport,
  type Message,
  type MessageBulkInput,
  type MessageList,
  type UpdateMessageInput,
} from '@stoa/contract';
import { sendData, useList } from '@stoa/web-kit';
import { type MessageView, messagesPath } from './domain/message-params';

const { message, bulkMessages } = adminPaths;

export const useMessages = ({ page, values }: MessageView) =>
  useList<MessageList>((at) => messagesPath({ page: at, values }), page);

export const updateMessage = (id: number, body: UpdateMessageInput) =>
  sendData<Message>(message(id), { method: 'PATCH', body });

export const deleteMessage = (id: number) => sendData<{ id: number }>(message(id), { method: 'DELETE' });

export const changeMessages = (body: MessageBulkInput) => sendData<BulkReport>(bulkMessages, { body });
