import { formatGiftCardEnding, isOver, type Order } from '@stoa/contract';
import { classes, formatDollars, text } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { nameOfDiscount } from './discount-words';
import styles from './order-sums.module.css';
import { useOrderName } from './use-order-name';

type OrderSumsProps = Pick<Order, 'subtotal' | 'discount' | 'taxes' | 'taxIncluded' | 'total' | 'giftCard' | 'due'> & {
  discountCode: string | null;
  discountLabel?: string | null;
  /** Null: not known yet. */
  shipping: number | null;
  /** Null: there is none, nor will there be. */
  shippingMethodName: string | null;
  /** Whether more tax may come once the address is known. */
  taxPending?: boolean;
  refunded?: number;
  /** What an earlier order pays of it, and what later ones have of its money, because items were swapped. */
  swap?: Order['swap'];
  swappedTo?: Order['swappedTo'];
  /** Where such an order is, for whoever can open it. */
  pathOf?: (number: number) => string;
  paidAt?: string | null;
  /** Of what isn’t an order yet, there is none. */
  state?: Order['state'];
};

/** What an order comes to, and why. */
export function OrderSums(order: OrderSumsProps) {
  const {
    subtotal,
    discount,
    discountCode,
    discountLabel = null,
    shipping,
    shippingMethodName,
    taxes,
    taxIncluded,
    taxPending = false,
    total,
    giftCard,
    due,
    refunded = 0,
    swap = null,
    swappedTo = [],
    pathOf,
    paidAt = null,
    state,
  } = order;
  // What a card was to pay for an order that ended unpaid is back on it.
  const isEnded = state !== undefined && isOver(state);
  const added = taxIncluded ? [] : taxes;
  const card = giftCard && giftCard.amount > 0 && !isEnded ? giftCard : null;
  const swapped = swappedTo.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <dl className={classes(text.body2, text.figures, styles.sums)}>
      <Row name="Subtotal" amount={formatDollars(subtotal)} />
      {discount > 0 && (
        <Row name={nameOfDiscount(discountCode ?? discountLabel)} amount={`−${formatDollars(discount)}`} />
      )}
      {shippingMethodName !== null && <Row name={shippingMethodName} amount={priceOf(shipping)} />}
      {added.map(({ name, percent, amount }) => (
        <Row key={`${name} ${percent}`} name={`${name} ${percent}%`} amount={formatDollars(amount)} />
      ))}
      {taxPending && <Row name="Tax" amount="Calculated from your address" />}
      <div className={styles.total}>
        <dt className={text.subtitle2}>Total</dt>
        <dd className={classes(text.h4, text.figures)}>
          <output aria-label="Total">{formatDollars(total)}</output>
        </dd>
      </div>
      {taxIncluded &&
        taxes.map(({ name, percent, amount }) => (
          <div key={`${name} ${percent}`} className={classes(text.caption, text.muted)}>
            <dt>
              Includes {name} {percent}%
            </dt>
            <dd>{formatDollars(amount)}</dd>
          </div>
        ))}
      {swap && !isEnded && (
        <Row
          name={
            <>
              Paid with <OrderName number={swap.number} pathOf={pathOf} />
            </>
          }
          amount={`−${formatDollars(swap.amount)}`}
        />
      )}
      {card && (
        <Row name={`Gift card ${formatGiftCardEnding(card.ending)}`} amount={`−${formatDollars(card.amount)}`} />
      )}
      {((swap && !isEnded) || card) && (
        <Row name={paidAt === null ? 'Left to pay' : 'Paid'} amount={formatDollars(due)} />
      )}
      {swappedTo.map(({ number, amount }) => (
        <Row
          key={number}
          name={
            <>
              Swapped for <OrderName number={number} pathOf={pathOf} />
            </>
          }
          amount={`−${formatDollars(amount)}`}
        />
      ))}
      {refunded > 0 && <Row name="Refunded" amount={`−${formatDollars(refunded)}`} />}
      {refunded + swapped > 0 && (
        <div className={text.subtitle2}>
          <dt>{swapped > 0 ? 'Total after swaps and refunds' : 'Total after refunds'}</dt>
          <dd>{formatDollars(total - refunded - swapped)}</dd>
        </div>
      )}
    </dl>
  );
}

function OrderName({ number, pathOf }: { number: number } & Pick<OrderSumsProps, 'pathOf'>) {
  const name = `order ${useOrderName().orderName(number)}`;
  return pathOf ? (
    <Link className={text.link} to={pathOf(number)}>
      {name}
    </Link>
  ) : (
    name
  );
}

const Row = ({ name, amount }: { name: ReactNode; amount: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{amount}</dd>
  </div>
);

function priceOf(shipping: number | null): string {
  if (shipping === null) return '—';
  return shipping === 0 ? 'Free' : formatDollars(shipping);
}
