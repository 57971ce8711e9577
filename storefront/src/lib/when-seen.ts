type PrerenderingDocument = Document & { prerendering?: boolean };

const isSeen = () => document.visibilityState === 'visible' && !(document as PrerenderingDocument).prerendering;

/** Calls back once, as soon as the page is before somebody's eyes: not while it is prerendered or in a hidden tab. */
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
  // Later, so that an effect which is undone at once (as React's strict mode does) never calls back.
  const timer = setTimeout(look);
  for (const event of events) document.addEventListener(event, look);
  return stop;
}
