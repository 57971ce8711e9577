import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';

type Paths = { page: (slug: string) => string; api: (slug: string) => string };

/** Goes to a record's own address if it was found by its id or by a slug it no longer has. The server does the same for its pages. */
export function useCanonicalUrl(
  requestedSlug: string,
  record: { slug: string } | undefined,
  { page, api }: Paths,
): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const slug = record && record.slug !== requestedSlug ? record.slug : undefined;
  const go = useEffectEvent((to: string) => {
    void mutate(api(to), record, { revalidate: false });
    navigate(page(to) + search + hash, { replace: true });
  });
  useEffect(() => {
    if (slug !== undefined) go(slug);
  }, [slug]);
}
