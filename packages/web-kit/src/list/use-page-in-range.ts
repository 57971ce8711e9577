import type { Pagination } from '@stoa/contract';
import { useEffect, useEffectEvent } from 'react';
import type { ListControls } from './use-list-view';

type View = Pick<ListControls<never>, 'page' | 'goTo'>;
type Results = { list: { pagination: Pagination } | undefined; waiting: boolean };

/**
 * Goes to the last page if the current one is past the end because rows were deleted or the URL is old. Returns whether it does.
 */
export function usePageInRange({ page, goTo }: View, { list, waiting }: Results): boolean {
  const lastPage = list?.pagination.totalPages ?? 0;
  const isPastTheEnd = !waiting && lastPage > 0 && page > lastPage;
  const goToTheEnd = useEffectEvent(() => goTo(lastPage, { replace: true }));
  useEffect(() => {
    if (isPastTheEnd) goToTheEnd();
  }, [isPastTheEnd]);
  return isPastTheEnd;
}
