import { useState } from 'react';
import { forgetUnpaid, keepDraft, readDraft, readUnpaid } from '../domain/draft';
import { CheckoutForm } from './checkout-form';
import { UnpaidOrder } from './unpaid-order';

type CheckoutStartProps = Omit<Parameters<typeof CheckoutForm>[0], 'opened' | 'onUnpaid'>;

/** Whoever left while an order was on its way, or being paid, finds the order, if it arrived. */
export function CheckoutStart(props: CheckoutStartProps) {
  const [draft, setDraft] = useState(readDraft);
  const [placed, setPlaced] = useState<{ key: string; problem?: string } | undefined>(() => {
    const key = draft.sent ? draft.key : readUnpaid();
    return key ? { key } : undefined;
  });

  /** With what was entered. */
  function startAnew(key: string) {
    forgetUnpaid(key);
    const next = { key: crypto.randomUUID(), sent: false, values: readDraft().values };
    keepDraft(next);
    setDraft(next);
    setPlaced(undefined);
  }

  if (!placed)
    return <CheckoutForm {...props} opened={draft} onUnpaid={(key, problem) => setPlaced({ key, problem })} />;
  const { key, problem } = placed;
  return (
    <UnpaidOrder
      orderKey={key}
      problem={problem}
      paypal={props.paypal}
      onMissing={() => setPlaced(undefined)}
      onCancelled={() => startAnew(key)}
    />
  );
}
