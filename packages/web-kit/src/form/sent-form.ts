import type { ErrorBody } from '@stoa/contract';
import { createContext, useContext, useEffect, useState } from 'react';

/** A form that was sent without scripts, and what the API said. */
export type SentForm = { values: Record<string, string>; answer: { data: unknown } | ErrorBody };

export const SentFormContext = createContext<{ current?: SentForm }>({});

/** The form that this page is the answer to. Once shown, it's forgotten: a later visit to the page begins anew. */
export function useSentForm(): SentForm | undefined {
  const holder = useContext(SentFormContext);
  const [sent] = useState(holder.current);
  useEffect(() => {
    holder.current = undefined;
  }, [holder]);
  return sent;
}
