import { apiPaths } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';

export const deletePost = (id: number) => sendData<{ id: number }>(apiPaths.blog.post(id), { method: 'DELETE' });
