export const NEXT = 'next';
const ANY_ORIGIN = 'http://shop.invalid';

/** A path on this site, from a parameter; null if there is none or it leads elsewhere. */
export function readOwnPath(search: URLSearchParams, name: string): string | null {
  const path = search.get(name);
  if (!path?.startsWith('/') || !URL.canParse(path, ANY_ORIGIN)) return null;
  const { origin, pathname, search: query, hash } = new URL(path, ANY_ORIGIN);
  return origin === ANY_ORIGIN && !pathname.startsWith('//') ? `${pathname}${query}${hash}` : null;
}

/** The page that sent the visitor to sign in. */
export const readReturnPath = (search: URLSearchParams): string | null => readOwnPath(search, NEXT);

export function withReturnPath(path: string, next: string | null): string {
  return next ? `${path}?${new URLSearchParams({ [NEXT]: next })}` : path;
}
