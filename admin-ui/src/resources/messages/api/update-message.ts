import { apiPaths, type Message, type UpdateMessageInput } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';

export const updateMessage = (id: number, body: UpdateMessageInput) =>
  sendData<Message>(apiPaths.admin.message(id), { method: 'PATCH', body });
