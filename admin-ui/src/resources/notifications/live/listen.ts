import { adminPaths } from '@stoa/contract';
import { openStream } from '@stoa/web-kit';

const NAME = 'stoa-notifications';
const AGAIN_AFTER_MS = { end: 1_000, failure: 5_000 };

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** What it says doesn't matter: whoever hears it asks what is new. The first event also tells of what was missed meanwhile. */
async function readEvents(signal: AbortSignal, onEvent: () => void): Promise<void> {
  const reader = (await openStream(adminPaths.notificationStream, signal)).getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    if (decoder.decode(value, { stream: true }).includes('event:')) onEvent();
  }
}

async function listenHere(signal: AbortSignal, onEvent: () => void): Promise<void> {
  while (!signal.aborted) {
    const ended = await readEvents(signal, onEvent).then(
      () => true,
      () => false,
    );
    await pause(ended ? AGAIN_AFTER_MS.end : AGAIN_AFTER_MS.failure, signal);
  }
}

/**
 * Hears of everything new until it's aborted, and comes back after every interruption. Browsers allow only six connections to a
 * shop, so of all open tabs, one listens and tells the others.
 */
export async function listen(signal: AbortSignal, onEvent: () => void): Promise<void> {
  // Missing where the panel is opened by plain HTTP from another machine.
  if (!('locks' in navigator)) return listenHere(signal, onEvent);
  const tabs = new BroadcastChannel(NAME);
  tabs.onmessage = onEvent;
  signal.addEventListener('abort', () => tabs.close());
  await navigator.locks
    .request(NAME, { signal }, () =>
      listenHere(signal, () => {
        tabs.postMessage('changed');
        onEvent();
      }),
    )
    .catch(() => undefined);
}
