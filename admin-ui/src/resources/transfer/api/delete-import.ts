import { apiPaths } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';

export const deleteImport = (id: number) => sendData<{ id: number }>(apiPaths.admin.import(id), { method: 'DELETE' });
