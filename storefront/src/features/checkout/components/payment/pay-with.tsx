import type { Handoff, OfferedProvider } from '@stoa/contract';
import { formatDollars, SubmitButton } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { ProviderButtons } from './provider-buttons';

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
  const { validateForm, submitForm } = useFormikContext();
  if (!provider)
    return <SubmitButton busy="Placing your order...">{`Place order · ${formatDollars(total)}`}</SubmitButton>;

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
