import { apiPaths, type BlogCategory, type BlogTag } from '@stoa/contract';
import { getData } from '@stoa/web-kit';
import useSWR from 'swr';

export function useCategories() {
  return useSWR(apiPaths.blog.categories, getData<BlogCategory[]>);
}

export function useTags() {
  return useSWR(apiPaths.blog.tags, getData<BlogTag[]>);
}
