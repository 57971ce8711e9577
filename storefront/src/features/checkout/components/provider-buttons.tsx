import type { PaymentOutcome, PayPalAccess } from '@stoa/contract';
import { lazyPart, Note, Skeleton } from '@stoa/web-kit';
import { Suspense, useState } from 'react';
import { paths } from '../../../config/paths';
import { openPayment, settlePayment } from '../api';
import { isFromHere, keepPlaced } from '../domain/draft';
import type { PayPalWindow } from './paypal';

type ProviderButtonsProps = Pick<PayPalWindow, 'isReady' | 'open'> & {
  access: PayPalAccess;
  /** Of the order. */
  orderKey: string;
  /** The window is closed, and the order isn't paid. */
  onUnpaid: (problem: string) => void;
  /** Undefined: it's told here. */
  onFailure?: (problem: string) => void;
};

const PayPal = lazyPart(() => import('./paypal').then(({ PayPal }) => PayPal));

export const NOT_OPENED = 'We couldn’t reach PayPal. Nothing was charged. Try again in a moment.';
const DECLINED = 'PayPal declined this payment. Nothing was charged. Try another card or account.';
const CLOSED = 'You left PayPal before paying. Nothing was charged.';
const FAILED = 'PayPal couldn’t go on. Nothing was charged. Try again, or choose another way to pay.';
const LOST = 'We lost the connection. If you approved the payment, it goes through by itself: this page will tell you.';

const NOT_PAID: Partial<Record<PaymentOutcome, string>> = {
  DECLINED,
  LAPSED: 'This payment has lapsed at PayPal. Nothing was charged. Pay again, or choose another way to pay.',
  OVER: 'This order ended before it was paid. Nothing was charged.',
  SOLD_OUT: 'While you were paying, somebody else bought the last of something. Nothing was charged.',
};

/** The buttons of a provider, which open its window, and what comes of that. */
export function ProviderButtons({ access, orderKey, isReady, open, onUnpaid, onFailure }: ProviderButtonsProps) {
  const [problem, setProblem] = useState<string>();

  function leave(why: string) {
    setProblem(undefined);
    onUnpaid(why);
  }

  async function settle(id: string): Promise<'AGAIN' | undefined> {
    const outcome = await settlePayment(orderKey).catch(() => 'LOST' as const);
    // Its window asks again, unless what was declined can't be paid anymore.
    if (outcome === 'DECLINED' && (await openPayment(orderKey).catch(() => undefined)) === id) {
      setProblem(DECLINED);
      return 'AGAIN';
    }
    const why = outcome === 'LOST' ? LOST : NOT_PAID[outcome];
    if (why) {
      leave(why);
    } else {
      keepPlaced(orderKey, isFromHere(orderKey));
      window.location.replace(paths.orderPlaced);
    }
    return undefined;
  }

  return (
    <>
      {problem && <Note severity="warning">{problem}</Note>}
      <Suspense fallback={<Skeleton variant="rounded" height={48} />}>
        <PayPal
          access={access}
          isReady={isReady}
          open={open}
          onApprove={settle}
          onClose={() => leave(CLOSED)}
          onFailure={() => (onFailure ?? setProblem)(FAILED)}
        />
      </Suspense>
    </>
  );
}
