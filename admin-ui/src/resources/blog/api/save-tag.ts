import { apiPaths, type BlogTag, type TagInput } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';

export const addTag = (input: TagInput) => sendData<BlogTag>(apiPaths.blog.tags, { body: input });

export const changeTag = (id: number, input: TagInput) =>
  sendData<BlogTag>(apiPaths.blog.tag(id), { method: 'PATCH', body: input });
