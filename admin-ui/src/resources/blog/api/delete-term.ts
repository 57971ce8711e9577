import { apiPaths } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';

export const deleteCategory = (id: number) =>
  sendData<{ id: number }>(apiPaths.blog.category(id), { method: 'DELETE' });

export const deleteTag = (id: number) => sendData<{ id: number }>(apiPaths.blog.tag(id), { method: 'DELETE' });
