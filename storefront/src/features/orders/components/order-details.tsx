import { hasInvoice, type PlacedOrder } from '@stoa/contract';
import { Button, classes, formatDate, text } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BoughtLine, BoughtLines } from '../../../components/orders/bought-line';
import { CustomerFacts } from '../../../components/orders/customer-facts';
import { Fact } from '../../../components/orders/fact';
import { OrderSums } from '../../../components/orders/order-sums';
import { TestBand } from '../../../components/test-band';
import { paths } from '../../../config/paths';
import { HowToPay } from './how-to-pay';
import { InvoiceButton } from './invoice-button';
import styles from './order-details.module.css';
import { OrderProgress } from './order-progress';
import { Parcels } from './parcels';

/** Of an order that isn’t recent, or whose links were revoked, the key of its checkout doesn’t show its customer. */
type ShownOrder = Omit<PlacedOrder, 'provider' | 'paymentMethods' | 'isGuest'>;

type OrderDetailsProps = {
  order: ShownOrder;
  title: string;
  /** Where its customer's others are. */
  list?: string;
  /** Where its invoice is asked for. */
  invoice?: string;
  /** Before all else, for whoever came to pay. */
  payment?: ReactNode;
  /** What its customer can do about it. */
  choices?: ReactNode;
  /** What there is to say first. */
  children?: ReactNode;
};

/** An order as its customer sees it, on the screen and on paper. */
export function OrderDetails({ order, title, list, invoice, payment, choices, children }: OrderDetailsProps) {
  const { number, placedAt, lines } = order;
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
        {payment}
        <OrderProgress order={order} />
        {children}
      </header>
      <HowToPay order={order} />
      {choices}
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
          <OrderSums {...order} />
        </section>
        <div className={styles.facts}>
          <Payment order={order} />
          <Parcels order={order} />
          <CustomerFacts order={order} />
          {invoice && hasInvoice(order.state) && <InvoiceButton className={styles.print} path={invoice} />}
          <Button className={styles.print} variant="outlined" onClick={() => window.print()}>
            Print
          </Button>
          <p className={classes(text.body2, styles.print)}>
            <Link className={text.link} to={paths.askAboutOrder(number)}>
              Questions about this order?
            </Link>
          </p>
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

/** What there is to pay comes first, elsewhere. */
function Payment({ order: { state, paymentMethodName, paidAt } }: { order: ShownOrder }) {
  if (!paymentMethodName || state === 'AWAITING_PAYMENT') return null;
  return (
    <Fact title="Payment">
      {paymentMethodName}
      {paidAt && `\nPaid on ${formatDate(paidAt)}`}
    </Fact>
  );
}
