import {
  type Author,
  adminPaths,
  apiPaths,
  type BulkReport,
  type Post,
  type PostBulkInput,
  type PostDetail,
  type PostList,
} from '@stoa/contract';
import { getData, sendData, useList } from '@stoa/web-kit';
import useSWR from 'swr';
import { useRecord } from '../../lib/use-own-answer';
import { type PostValues, toInput } from './domain/post-fields';
import { type PostView, postsPath } from './domain/post-params';

const { posts, post } = apiPaths.blog;

export const usePosts = ({ page, values }: PostView) =>
  useList<PostList>((at) => postsPath({ page: at, values }), page);

export const usePost = (id: string) => useRecord<PostDetail>(post(id));

/** The accounts that a post can be by. */
export const useAuthors = () => useSWR(adminPaths.postAuthors, getData<Author[]>);

export const createPost = (values: PostValues) => sendData<Post>(posts, { body: toInput(values) });

export const updatePost = (id: number, values: PostValues) =>
  sendData<Post>(post(id), { method: 'PATCH', body: { ...toInput(values), updatedAt: values.updatedAt } });

export const deletePost = (id: number) => sendData<{ id: number }>(post(id), { method: 'DELETE' });

export const changePosts = (body: PostBulkInput) => sendData<BulkReport>(adminPaths.bulkPosts, { body });
