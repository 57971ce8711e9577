import { isTestMode } from '@stoa/contract';
import { TestBand } from '../../../components/test-band';
import { useStore } from '../api';

/** Where people pay, as long as nobody is really charged. */
export function TestMode() {
  const { data: store } = useStore();
  return store && isTestMode(store.paypal) ? <TestBand>PayPal payments move no money here.</TestBand> : null;
}
