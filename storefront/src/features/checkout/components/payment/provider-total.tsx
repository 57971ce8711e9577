import { classes, formatDollars, text } from '@stoa/web-kit';
import styles from './provider-total.module.css';

/** Providers draw their buttons themselves, so the amount stands above them. */
export const ProviderTotal = ({ total }: { total: number }) => (
  <p className={classes(text.subtitle1, text.figures, styles.total)}>
    <span>To pay</span> <span>{formatDollars(total)}</span>
  </p>
);
