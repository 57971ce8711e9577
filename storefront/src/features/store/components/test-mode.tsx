import { isTestMode } from '@stoa/contract';
import { classes, text } from '@stoa/web-kit';
import { useStore } from '../api';
import styles from './test-mode.module.css';

/** On every page about paying, as long as nobody is really charged. */
export function TestMode() {
  const { data: store } = useStore();
  if (!store || !isTestMode(store.paypal)) return null;
  return (
    <p className={classes(text.body2, styles.band)}>
      <strong>TEST MODE</strong> PayPal payments move no money here.
    </p>
  );
}
