import { apiPaths, type BulkReport, type ItemBulkInput } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';

/** Changes many items; the report tells of each. */
export const changeItems = (body: ItemBulkInput) => sendData<BulkReport>(apiPaths.admin.bulkItems, { body });
