import { apiPaths, type Post } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';
import { type PostValues, toInput } from '../domain/post-values';

export const updatePost = (id: number, values: PostValues) =>
  sendData<Post>(apiPaths.blog.post(id), {
    method: 'PATCH',
    body: { ...toInput(values), updatedAt: values.updatedAt },
  });
