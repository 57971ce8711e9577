import { apiPaths, type Download } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';

export const requestReport = (id: number) => sendData<Download>(apiPaths.admin.importReport(id));
