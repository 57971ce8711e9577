import { useEffect, useEffectEvent } from 'react';

type PrerenderingDocument = Document & { prerendering?: boolean };

const isSeen = () => document.visibilityState === 'visible' && !(document as PrerenderingDocument).prerendering;

/** Calls back once, as soon as someone can see the page: not while it's prerendered or in a hidden tab. */
export function whenSeen(callback: () => void): () => void {
  const events = ['visibilitychange', 'prerenderingchange'];
  const stop = () => {
    clearTimeout(timer);
    for (const event of events) document.removeEventListener(event, look);
  };
  const look = () => {
    if (!isSeen()) return;
    stop();
    callback();
  };
  // Deferred, so that an effect that is undone right away (as in React's strict mode) never calls back.
  const timer = setTimeout(look);
  for (const event of events) document.addEventListener(event, look);
  return stop;
}

/** Calls back once per visit to a record's page, as soon as someone sees it. Null is a visit that doesn't count. */
export function useOnceSeen(recordId: number | null, callback: (recordId: number) => void): void {
  const seen = useEffectEvent(callback);
  useEffect(() => (recordId === null ? undefined : whenSeen(() => seen(recordId))), [recordId]);
}
