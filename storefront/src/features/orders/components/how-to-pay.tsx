import { AT_PICK_UP, type Order, PAY_LINK } from '@stoa/contract';
import { classes, formatDate, formatDollars, text } from '@stoa/web-kit';
import { useId } from 'react';
import { useOrderName } from '../../../components/orders/use-order-name';
import { CopyValue } from './copy-value';
import styles from './how-to-pay.module.css';

type Awaited = Pick<
  Order,
  'number' | 'state' | 'due' | 'paymentMethod' | 'paymentMethodName' | 'instructions' | 'reservedUntil'
>;

const DETAIL = /^([^:\d]{2,40}):\s*(\S.*)$/;
const NUMBER = /(\d\D*){4}/;

/** Lines such as `Account: 1234 5678`, which a bank’s form asks for, are copied one by one. The others are words. */
function readInstructions(instructions: string | null) {
  const lines = (instructions ?? '').split('\n').map((line) => {
    const [, name = '', value = ''] = DETAIL.exec(line.trim()) ?? [];
    return NUMBER.test(value) ? { name, value } : line;
  });
  return {
    details: lines.filter((line) => typeof line !== 'string'),
    words: lines
      .filter((line) => typeof line === 'string')
      .join('\n')
      .trim(),
  };
}

/** What an order waits for that is paid manually, before all else. */
export function HowToPay({ order }: { order: Awaited }) {
  const { number, state, due, paymentMethod, paymentMethodName, instructions, reservedUntil } = order;
  const reference = useOrderName().orderReference(number);
  const id = useId();
  const { details, words } = readInstructions(instructions);
  // Behind a pay link, a button leads to what can be chosen.
  if (state !== 'AWAITING_PAYMENT' || !paymentMethodName || paymentMethod === PAY_LINK.id) return null;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 className={text.h4} id={id}>
        How to pay
      </h2>
      <p className={text.subtitle2}>{paymentMethodName}</p>
      {paymentMethod === AT_PICK_UP ? (
        <p className={text.body2}>
          {`Pay ${formatDollars(due)} when you pick up your order. Mention order number ${reference}.`}
        </p>
      ) : (
        <>
          <dl className={styles.values}>
            <CopyValue name="Amount" shown={formatDollars(due)} copied={due.toFixed(2)} />
            <CopyValue name="Order number" shown={reference} />
            {details.map(({ name, value }) => (
              <CopyValue key={name} name={name} shown={value} />
            ))}
          </dl>
          <p className={text.body2}>Include order number {reference} with your payment.</p>
        </>
      )}
      {words && <p className={classes(text.body1, styles.words)}>{words}</p>}
      {reservedUntil && (
        <p className={classes(text.body2, text.muted)}>Your items are reserved until {formatDate(reservedUntil)}.</p>
      )}
    </section>
  );
}
