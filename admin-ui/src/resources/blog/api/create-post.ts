import { apiPaths, type Post } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';
import { type PostValues, toInput } from '../domain/post-values';

export const createPost = (values: PostValues) => sendData<Post>(apiPaths.blog.posts, { body: toInput(values) });
