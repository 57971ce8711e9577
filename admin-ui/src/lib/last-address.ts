import { readStoredJson, store } from '@stoa/web-kit';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const keyOf = (path: string): string => `stoa-list:${path}`;

/** For pages whose address says what they show: remembers in this tab how the page was left. */
export function useRememberedAddress(): void {
  const { pathname, search } = useLocation();
  useEffect(() => store(keyOf(pathname), JSON.stringify(search), 'sessionStorage'), [pathname, search]);
}

export function lastAddress(path: string): string {
  const search = readStoredJson(keyOf(path), 'sessionStorage');
  return typeof search === 'string' && search.startsWith('?') ? path + search : path;
}
