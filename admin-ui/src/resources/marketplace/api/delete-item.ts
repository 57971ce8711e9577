import { apiPaths } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';

export const deleteItem = (id: number) => sendData<{ id: number }>(apiPaths.marketplace.item(id), { method: 'DELETE' });
