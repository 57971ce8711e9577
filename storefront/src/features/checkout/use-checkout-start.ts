import { newKey } from '@stoa/web-kit';
import { useState } from 'react';
import { forgetUnpaid, readUnpaid } from '../../components/orders/unpaid';
import { keepDraft, readDraft } from './domain/draft';

interface Started {
  key: string;
  /** Why it isn't paid yet. */
  problem?: string;
}

/** Whoever left while an order was on its way, or being paid, finds the order, if it arrived, and otherwise what was entered. */
export function useCheckoutStart() {
  const [draft, setDraft] = useState(readDraft);
  const [started, setStarted] = useState<Started | undefined>(() => {
    const key = draft.sent ? draft.key : readUnpaid();
    return key ? { key } : undefined;
  });
  return {
    draft,
    started,
    leaveUnpaid: (key: string, problem: string) => setStarted({ key, problem }),
    /** There is no such order, but perhaps another one that waits. */
    forget() {
      const other = readUnpaid();
      setStarted(other && other !== started?.key ? { key: other } : undefined);
    },
    /** With what was entered. */
    startAnew(key: string) {
      forgetUnpaid(key);
      const next = { key: newKey(), sent: false, codeFor: '', values: readDraft().values };
      keepDraft(next);
      setDraft(next);
      setStarted(undefined);
    },
  };
}
