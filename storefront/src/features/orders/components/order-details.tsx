import { addressLines, type PlacedOrder } from '@stoa/contract';
import { Button, classes, formatDate, text } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BoughtLine, BoughtLines } from '../../../components/orders/bought-line';
import { OrderSums } from '../../../components/orders/order-sums';
import { TestBand } from '../../../components/test-band';
import { paths } from '../../../config/paths';
import { formatOrderState } from '../domain/format-state';
import styles from './order-details.module.css';
import { Parcels } from './parcels';

/** Of an order that isn’t recent, or whose links were revoked, the key of its checkout doesn’t show its customer. */
type ShownOrder = Omit<PlacedOrder, 'provider'>;

type OrderDetailsProps = {
  order: ShownOrder;
  title: string;
  /** Where its customer's others are. */
  list?: string;
  /** What there is to say first. */
  children?: ReactNode;
};

/** An order as its customer sees it, on the screen and on paper. */
export function OrderDetails({ order, title, list, children }: OrderDetailsProps) {
  const {
    number,
    placedAt,
    lines,
    shipping,
    shippingMethodName,
    shippingMethodNote,
    pickUp,
    pickUpAddress,
    pickUpHours,
    address,
    note,
    madeByShop,
  } = order;
  return (
    <article className={styles.order}>
      {order.isTest && <TestBand>This is a test order. No real money moves.</TestBand>}
      <header className={styles.head}>
        <p className={classes(text.overline, text.muted)}>
          {list && (
            <>
              <Link className={text.quietLink} to={list}>
                Your orders
              </Link>{' '}
              ·{' '}
            </>
          )}
          Order #{number} · {formatDate(placedAt)}
        </p>
        <h1 className={text.h2}>{title}</h1>
        <ul className={styles.states} aria-label="Order status">
          {formatOrderState(order).map((word) => (
            <li key={word} className={classes(text.body2, styles.state)}>
              {word}
            </li>
          ))}
        </ul>
        {children}
      </header>
      <div className={styles.columns}>
        <section className={styles.card} aria-label="What you ordered">
          <BoughtLines>
            {lines.map((line) => (
              <BoughtLine
                key={line.id}
                {...line}
                title={<LineTitle title={line.title} slug={line.slug} />}
                image={line.imageUrl}
              />
            ))}
          </BoughtLines>
          <OrderSums {...order} shipping={shipping} shippingMethodName={shippingMethodName} />
        </section>
        <div className={styles.facts}>
          <HowToPay order={order} />
          <Parcels order={order} />
          {shippingMethodName && (
            <Fact title={pickUp ? 'Pickup' : 'Shipping'}>
              {shippingMethodName}
              {shippingMethodNote && `\n${shippingMethodNote}`}
              {pickUpAddress && `\n\n${pickUpAddress}`}
              {pickUpHours && `\n\n${pickUpHours}`}
              {address && `\n\n${addressLines(address).join('\n')}`}
            </Fact>
          )}
          {order.email && (
            <Fact title="Contact">
              {order.name}
              {`\n${order.email}`}
            </Fact>
          )}
          {note && <Fact title={madeByShop ? 'Note from the shop' : 'Your note'}>{note}</Fact>}
          <Button className={styles.print} variant="outlined" onClick={() => window.print()}>
            Print
          </Button>
        </div>
      </div>
    </article>
  );
}

const LineTitle = ({ title, slug }: { title: string; slug: string | null }) =>
  slug ? (
    <Link className={text.quietLink} to={paths.item(slug)}>
      {title}
    </Link>
  ) : (
    title
  );

function HowToPay({ order }: { order: ShownOrder }) {
  const { number, state, paymentMethodName, instructions, reservedUntil, paidAt } = order;
  if (!paymentMethodName) return null;
  const isOpen = state === 'AWAITING_PAYMENT';
  return (
    <Fact title={isOpen ? 'How to pay' : 'Payment'}>
      {paymentMethodName}
      {isOpen && instructions && `\n\n${instructions}`}
      {isOpen && reservedUntil && `\n\nYour items are reserved until ${formatDate(reservedUntil)}.`}
      {isOpen && `\n\nInclude order number ${number} with your payment.`}
      {paidAt && `\nPaid on ${formatDate(paidAt)}`}
    </Fact>
  );
}

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.fact}>
    <h2 className={text.subtitle2}>{title}</h2>
    <p className={classes(text.body2, styles.words)}>{children}</p>
  </section>
);
