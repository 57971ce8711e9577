import { apiPaths, type BlogCategory, type BlogTag } from '@stoa/contract';
import { getData } from '@stoa/web-kit';
import useSWR from 'swr';

export const useBlogCategories = () => useSWR(apiPaths.blog.categories, getData<BlogCategory[]>);
export const useBlogTags = () => useSWR(apiPaths.blog.tags, getData<BlogTag[]>);
