import type { Order } from '@stoa/contract';
import { Button, classes, formatDate, formatDollars, text } from '@stoa/web-kit';
import { useEffect, useId, useRef } from 'react';
import styles from './how-to-pay.module.css';

type PayNowProps = { order: Pick<Order, 'due' | 'reservedUntil'>; onPay: () => void };

/** What whoever followed a pay link came for. */
export function PayNow({ order: { due, reservedUntil }, onPay }: PayNowProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  return (
    <section className={classes(styles.card, styles.payNow)} aria-labelledby={id} ref={section} tabIndex={-1}>
      <h2 className={text.subtitle2} id={id}>
        Amount due
      </h2>
      <p className={classes(text.h3, text.figures)}>{formatDollars(due)}</p>
      {reservedUntil && (
        <p className={classes(text.body2, text.muted)}>Your items are reserved until {formatDate(reservedUntil)}.</p>
      )}
      <Button variant="contained" size="large" onClick={onPay}>
        Pay {formatDollars(due)}
      </Button>
    </section>
  );
}
