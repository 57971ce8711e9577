import { apiPaths, type Restored } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';

export const restoreRecord = (entryId: number) => sendData<Restored>(apiPaths.admin.restore(entryId));
