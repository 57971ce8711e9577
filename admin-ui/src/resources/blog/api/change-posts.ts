import { apiPaths, type BulkReport, type PostBulkInput } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';

/** Changes many posts; the report tells of each. */
export const changePosts = (body: PostBulkInput) => sendData<BulkReport>(apiPaths.admin.bulkPosts, { body });
