import { apiPaths, type Import } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';

export const confirmImport = (id: number) => sendData<Import>(apiPaths.admin.confirmImport(id));
