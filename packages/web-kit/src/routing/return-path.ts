export const NEXT = 'next';
const ANY_ORIGIN = 'http://shop.invalid';

/** The page on this site that sent the visitor to sign in; null if there is none or the URL leads elsewhere. */
export function readReturnPath(search: URLSearchParams): string | null {
  const next = search.get(NEXT);
  if (!next?.startsWith('/') || !URL.canParse(next, ANY_ORIGIN)) return null;
  const { origin, pathname, search: query, hash } = new URL(next, ANY_ORIGIN);
  return origin === ANY_ORIGIN && !pathname.startsWith('//') ? `${pathname}${query}${hash}` : null;
}

export function withReturnPath(path: string, next: string | null): string {
  return next ? `${path}?${new URLSearchParams({ [NEXT]: next })}` : path;
}
