import type { Handoff, OfferedProvider, WindowProvider } from '@stoa/contract';
import { Note, Skeleton } from '@stoa/web-kit';
import { Suspense, useState } from 'react';
import { dispatchCheckout } from '../../../../components/checkout/checkout-store';
import { openPayment } from '../../api';
import { formatUnpaid, type Unpaid } from '../../domain/format-unpaid';
import { buttonsOf } from '../../providers';
import { Redirect } from '../../providers/redirect';
import type { ProviderWindow } from '../../providers/window';
import { goesThrough, settle, showPlaced } from '../../settled';
import { ProviderTotal } from './provider-total';

type ProviderButtonsProps = Pick<ProviderWindow, 'isReady' | 'open'> & {
  provider: OfferedProvider;
  total: number;
  /** Of the order. */
  orderKey: string;
  /** The window is closed, and the order isn't paid. */
  onUnpaid?: () => void;
  /** Undefined: it's told here. */
  onFailure?: (problem: string) => void;
};

/** The buttons of a provider, which lead to it, and what comes of that. */
export function ProviderButtons({
  provider,
  total,
  orderKey,
  isReady,
  open,
  onUnpaid,
  onFailure,
}: ProviderButtonsProps) {
  const [problem, setProblem] = useState<string>();
  const formatReason = (why: Unpaid) => formatUnpaid(why, provider.title);

  function leave(why: string) {
    setProblem(undefined);
    dispatchCheckout({ type: 'leftUnpaid', key: orderKey, problem: why });
    onUnpaid?.();
  }

  async function finish(isSame: (handoff: Handoff) => boolean): Promise<'AGAIN' | undefined> {
    const outcome = await settle(orderKey);
    // Its window asks again, unless what was declined can't be paid anymore.
    const handoff = outcome === 'DECLINED' && (await openPayment(orderKey).catch(() => undefined));
    if (handoff && isSame(handoff)) {
      setProblem(formatReason('DECLINED'));
      return 'AGAIN';
    }
    if (goesThrough(outcome)) showPlaced(orderKey);
    else leave(formatReason(outcome));
    return undefined;
  }

  return (
    <>
      {problem && <Note severity="warning">{problem}</Note>}
      <ProviderTotal total={total} />
      {provider.approvalFlow === 'REDIRECT' ? (
        <Redirect title={provider.title} isReady={isReady} open={open} />
      ) : (
        <WindowButtons
          provider={provider}
          isReady={isReady}
          open={open}
          onApprove={finish}
          onClose={() => leave(formatReason('CLOSED'))}
          onFailure={() => (onFailure ?? setProblem)(formatReason('FAILED'))}
        />
      )}
    </>
  );
}

function WindowButtons({ provider, ...handlers }: ProviderWindow & { provider: WindowProvider }) {
  const Buttons = buttonsOf(provider);
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={48} />}>
      <Buttons access={provider.access} {...handlers} />
    </Suspense>
  );
}
