import { apiPaths } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';

export const deleteView = (id: number) => sendData<{ id: number }>(apiPaths.admin.view(id), { method: 'DELETE' });
