import type { PayPalAccess, WayToPay } from '@stoa/contract';
import { formatDollars, SubmitButton } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { ProviderButtons } from './provider-buttons';

type PayWithProps = {
  /** Undefined: there is nothing to pay. */
  way: WayToPay | undefined;
  total: number;
  paypal: PayPalAccess | null;
  orderKey: string;
  /** What the provider calls the order that was just placed. */
  takeOpened: () => string | undefined;
  onUnpaid: (problem: string) => void;
};

/** What places the order, by the way that it is paid in. */
export function PayWith({ way, total, paypal, orderKey, takeOpened, onUnpaid }: PayWithProps) {
  const { validateForm, submitForm } = useFormikContext();
  if (!way || way.byHand || !paypal)
    return <SubmitButton busy="Placing your order...">{`Place order · ${formatDollars(total)}`}</SubmitButton>;

  async function isReady() {
    if (Object.keys(await validateForm()).length === 0) return true;
    // Shows what is missing.
    await submitForm();
    return false;
  }

  async function open() {
    await submitForm();
    return takeOpened();
  }

  return <ProviderButtons access={paypal} orderKey={orderKey} isReady={isReady} open={open} onUnpaid={onUnpaid} />;
}
