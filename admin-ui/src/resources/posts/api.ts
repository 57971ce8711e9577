import { type Author, adminPaths, apiPaths, type BulkReport, type PostBulkInput, type PostList } from '@stoa/contract';
import { getData, sendData, useList } from '@stoa/web-kit';
import useSWR from 'swr';
import { useTermNames } from '../../components/terms/api';
import type { PostNames } from './domain/post-fields';
import { type PostView, postSetup } from './post-setup';

export const usePosts = ({ page, values }: PostView) =>
  useList<PostList>((at) => postSetup.listPath({ page: at, values }), page);

/** The accounts that a post can be by. */
export const useAuthors = () => useSWR(adminPaths.postAuthors, getData<Author[]>);

/** Where the ids of a post are looked up. */
export const usePostNames = (): PostNames => ({
  ...useTermNames('blogCategory', 'blogTag'),
  authors: useAuthors().data,
});

export const deletePost = (id: number) => sendData<{ id: number }>(apiPaths.blog.post(id), { method: 'DELETE' });

export const changePosts = (body: PostBulkInput) => sendData<BulkReport>(adminPaths.bulkPosts, { body });
