import type { Pagination } from '@stoa/contract';
import type { ListControls } from '@stoa/web-kit';
import { useEffect, useEffectEvent } from 'react';

type View = Pick<ListControls<never>, 'page' | 'goTo'>;
type Found = { list: { pagination: Pagination } | undefined; waiting: boolean };

/** A page past the end leads to the last one: its rows were deleted, or the address is of another day. */
export function usePageInRange({ page, goTo }: View, { list, waiting }: Found) {
  const lastPage = list?.pagination.totalPages ?? 0;
  const isPastTheEnd = !waiting && lastPage > 0 && page > lastPage;
  const goToTheEnd = useEffectEvent(() => goTo(lastPage, { replace: true }));
  useEffect(() => {
    if (isPastTheEnd) goToTheEnd();
  }, [isPastTheEnd]);
}
