import type { Handoff, OfferedProvider } from '@stoa/contract';
import { formatDollars, lazyPart, Skeleton, SubmitButton } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { Suspense } from 'react';
import type { CheckoutValues } from '../../../../components/checkout/checkout-values';
import { ProviderButtons } from './provider-buttons';

/** Only after an express checkout. */
const PayApproved = lazyPart(() => import('../express/pay-approved').then((part) => part.PayApproved));

type PayWithProps = {
  /** Undefined: nobody takes money now. */
  provider: OfferedProvider | undefined;
  total: number;
  orderKey: string;
  /** Of the order that was just placed. */
  takeHandoff: () => Handoff | undefined;
};

/** What places the order, by the way that it is paid in. */
export function PayWith({ provider, total, orderKey, takeHandoff }: PayWithProps) {
  const { values, validateForm, submitForm } = useFormikContext<CheckoutValues>();
  if (!provider)
    return <SubmitButton busy="Placing your order...">{`Place order · ${formatDollars(total)}`}</SubmitButton>;

  if (values.approval.id && values.approval.provider === provider.name)
    return (
      <Suspense fallback={<Skeleton variant="rounded" height={48} />}>
        <PayApproved provider={provider} total={total} />
      </Suspense>
    );

  async function isReady() {
    if (Object.keys(await validateForm()).length === 0) return true;
    // Shows what is missing.
    await submitForm();
    return false;
  }

  async function open() {
    await submitForm();
    return takeHandoff();
  }

  return <ProviderButtons provider={provider} total={total} orderKey={orderKey} isReady={isReady} open={open} />;
}
