import type { RedirectHandoff } from '@stoa/contract';
import { Button } from '@stoa/web-kit';
import { useState } from 'react';
import type { ProviderWindow } from './window';

type RedirectProps = Pick<ProviderWindow, 'isReady' | 'open'> & { title: string };

/** For any provider on whose own page shoppers pay. They come back to checkout, which asks what came of it. */
export function Redirect({ title, isReady, open }: RedirectProps) {
  const [isBusy, setBusy] = useState(false);

  async function go() {
    setBusy(true);
    const handoff = (await isReady()) ? await open() : undefined;
    if (handoff) window.location.assign((handoff as RedirectHandoff).url);
    setBusy(false);
  }

  return (
    <Button variant="contained" size="large" disabled={isBusy} onClick={() => void go()}>
      {`Pay with ${title}`}
    </Button>
  );
}
