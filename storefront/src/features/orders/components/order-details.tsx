import { type FollowedLine, hasInvoice, isOver, type OrderLine, type PlacedOrder } from '@stoa/contract';
import { Button, classes, formatDate, text } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BoughtLine, BoughtLines } from '../../../components/orders/bought-line';
import { CustomerFacts } from '../../../components/orders/customer-facts';
import { Fact } from '../../../components/orders/fact';
import { OrderSums } from '../../../components/orders/order-sums';
import { useOrderName } from '../../../components/orders/use-order-name';
import { TestBand } from '../../../components/test-band';
import { paths } from '../../../config/paths';
import { formatLine } from '../domain/format-state';
import { HowToPay } from './how-to-pay';
import { InvoiceButton } from './invoice-button';
import styles from './order-details.module.css';
import { OrderProgress } from './order-progress';
import { Parcels } from './parcels';
import { TrackPackage } from './track-package';

/** Of an order that isn’t recent, or whose links were revoked, the key of its checkout doesn’t show its customer. */
type ShownOrder = Omit<PlacedOrder, 'provider' | 'paymentMethods' | 'isGuest' | 'lines'> & {
  /** On the order’s own page, with what became of each. */
  lines: (OrderLine | FollowedLine)[];
};

type OrderDetailsProps = {
  order: ShownOrder;
  title: string;
  /** Where its customer's others are. */
  list?: string;
  /** Where others of its customer's are, for whoever is signed in. */
  pathOf?: (number: number) => string;
  /** Where its invoice is asked for. */
  invoice?: string;
  /** Before all else, for whoever came to pay. */
  payment?: ReactNode;
  /** After the most pressing one. */
  actions?: ReactNode;
  /** What its customer can do about it. */
  choices?: ReactNode;
  /** What there is to say first. */
  children?: ReactNode;
};

/** An order as its customer sees it, on the screen and on paper. */
export function OrderDetails({
  order,
  title,
  list,
  pathOf,
  invoice,
  payment,
  actions,
  choices,
  children,
}: OrderDetailsProps) {
  const { orderName } = useOrderName();
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
          Order {orderName(number)} · {formatDate(placedAt)}
        </p>
        <h1 className={text.h2}>{title}</h1>
        {payment}
        <OrderProgress order={order} />
        {children}
        <div className={styles.actions}>
          <TrackPackage order={order} />
          {actions}
        </div>
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
              >
                {'fulfilledQuantity' in line && <LineStates line={line} order={order} />}
              </BoughtLine>
            ))}
          </BoughtLines>
          <Replaces order={order} pathOf={pathOf} />
          <OrderSums {...order} {...(pathOf && { pathOf })} />
        </section>
        <div className={styles.facts}>
          <Parcels order={order} />
          <Payment order={order} />
          <CustomerFacts order={order} />
          <div className={styles.actions}>
            {invoice && hasInvoice(order.state) && <InvoiceButton path={invoice} />}
            <Button variant="outlined" onClick={() => window.print()}>
              Print
            </Button>
          </div>
          <p className={classes(text.body2, styles.print)}>
            <Link className={text.link} to={paths.askAboutOrder(orderName(number))}>
              Questions about this order?
            </Link>
          </p>
        </div>
      </div>
    </article>
  );
}

/** What an order is a swap for. */
function Replaces({ order: { swap, state }, pathOf }: Pick<OrderDetailsProps, 'order' | 'pathOf'>) {
  const { orderName } = useOrderName();
  if (!swap || isOver(state)) return null;
  const name = `order ${orderName(swap.number)}`;
  return (
    <p className={classes(text.body2, styles.replaces)}>
      Instead of {swap.replaces} from{' '}
      {pathOf ? (
        <Link className={text.link} to={pathOf(swap.number)}>
          {name}
        </Link>
      ) : (
        name
      )}
      .
    </p>
  );
}

function LineStates({ line, order }: { line: FollowedLine; order: ShownOrder }) {
  const states = formatLine(line, order);
  return states.length > 0 && <p className={classes(text.body2, styles.lineStates)}>{states.join(' · ')}</p>;
}

const LineTitle = ({ title, slug }: { title: string; slug: string | null }) =>
  slug ? (
    <Link className={text.quietLink} to={paths.item(slug)}>
      {title}
    </Link>
  ) : (
    title
  );

/** What there is to pay comes first, elsewhere; what ended unpaid has none. */
function Payment({ order: { state, paymentMethodName, paidAt } }: { order: ShownOrder }) {
  if (!paymentMethodName || state === 'AWAITING_PAYMENT' || isOver(state)) return null;
  return (
    <Fact title="Payment">
      {paymentMethodName}
      {paidAt && `\nPaid on ${formatDate(paidAt)}`}
    </Fact>
  );
}
