import { apiPaths, type BulkReport, type MessageBulkInput } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';

/** Changes many messages; the report tells of each. */
export const changeMessages = (body: MessageBulkInput) => sendData<BulkReport>(apiPaths.admin.bulkMessages, { body });
