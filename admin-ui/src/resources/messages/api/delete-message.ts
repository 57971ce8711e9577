import { apiPaths } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';

export const deleteMessage = (id: number) => sendData<{ id: number }>(apiPaths.admin.message(id), { method: 'DELETE' });
