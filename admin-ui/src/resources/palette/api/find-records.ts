import { apiPaths, type ItemList, type PostList, type UserList } from '@stoa/contract';
import { getData, useDebounced } from '@stoa/web-kit';
import useSWR from 'swr';
import type { Found } from '../domain/destinations';

const SHOWN = 5;
const PAUSE = 200;

/** Items, posts and users whose words are these; nothing before there are two letters. While waiting, those of the words before. */
export function useFoundRecords(typed: string) {
  const term = useDebounced(typed.trim(), PAUSE);
  const { data, isLoading, error } = useSWR(term.length < 2 ? null : ['palette', term], () => find(term), {
    keepPreviousData: true,
  });
  return { found: term.length < 2 ? undefined : data, waiting: isLoading || term !== typed.trim(), failed: !!error };
}

async function find(term: string): Promise<Found> {
  const query = new URLSearchParams({ search: term, limit: String(SHOWN) });
  const [items, posts, users] = await Promise.all([
    getData<ItemList>(`${apiPaths.marketplace.items}?${query}`),
    getData<PostList>(`${apiPaths.blog.posts}?${query}`),
    getData<UserList>(`${apiPaths.admin.users}?${query}`),
  ]);
  return { items: items.items, posts: posts.items, users: users.items };
}
