import { isUnpaid, type OfferedProvider, type PlacedOrder } from '@stoa/contract';
import { Button, ButtonLink, classes, errorMessage, isNotFound, LoadError, Note, text } from '@stoa/web-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePlacedOrder } from '../../../components/orders/api';
import { BoughtLine, BoughtLines } from '../../../components/orders/bought-line';
import { OrderSums } from '../../../components/orders/order-sums';
import { forgetUnpaid, isOld } from '../../../components/orders/unpaid';
import { paths } from '../../../config/paths';
import { cancelOrder, openPayment } from '../api';
import { isFromHere, isOfThisTab, keepPlaced } from '../domain/draft';
import { unpaidInWords } from '../domain/payment-words';
import { providerIn } from '../domain/request';
import styles from './checkout-form.module.css';
import { CheckoutSkeleton } from './checkout-skeleton';
import { ProviderButtons } from './provider-buttons';
import summary from './summary.module.css';

type UnpaidOrderProps = {
  orderKey: string;
  /** Why it isn't paid yet. */
  problem: string | undefined;
  providers: readonly OfferedProvider[];
  /** What was ordered is still in the cart of this browser. */
  canChange: boolean;
  onMissing: () => void;
  onCancelled: () => void;
};

const isOver = ({ state }: PlacedOrder): boolean => state === 'CANCELLED' || state === 'EXPIRED';

/** An order as it is after its shopper left the payment: they go on paying, or go back to what they entered. */
export function UnpaidOrder({ orderKey, problem, providers, canChange, onMissing, onCancelled }: UnpaidOrderProps) {
  const { data: order, error, mutate } = usePlacedOrder(orderKey);
  const [isPaying, setPaying] = useState(false);
  const [news, setNews] = useState(problem);

  const provider = providerIn(providers, order);

  const isMissing = !order && isNotFound(error);
  const isDone = order !== undefined && !isUnpaid(order.state) && !isOver(order) && !isPaying;
  const leave = useEffectEvent(() => {
    const isOthers = isDone && isOld(order) && !isOfThisTab(orderKey);
    if (isOthers) forgetUnpaid(orderKey);
    if (isMissing || isOthers) return onMissing();
    keepPlaced(orderKey, isFromHere(orderKey));
    window.location.replace(paths.orderPlaced);
  });
  useEffect(() => {
    if (isMissing || isDone) leave();
  }, [isMissing, isDone]);

  async function open(title: string) {
    setPaying(true);
    setNews(undefined);
    try {
      return await openPayment(orderKey);
    } catch (failure) {
      stop(errorMessage(failure, unpaidInWords('NOT_OPENED', title)));
      return undefined;
    }
  }

  function stop(why: string) {
    setPaying(false);
    setNews(why);
    void mutate();
  }

  const cancel = () =>
    cancelOrder(orderKey).then(canChange ? onCancelled : () => void mutate(), (failure) =>
      stop(errorMessage(failure, 'We couldn’t cancel the order.')),
    );

  if (!order || isDone)
    return error && !isMissing ? (
      <LoadError onRetry={() => void mutate()}>Couldn’t load your order.</LoadError>
    ) : (
      <CheckoutSkeleton />
    );
  return (
    <div className={styles.columns}>
      <div className={styles.unpaid}>
        <h2 className={text.h4}>{`Order #${order.number} ${isOver(order) ? 'is closed' : 'isn’t paid yet'}`}</h2>
        {news && <Note severity="warning">{news}</Note>}
        {isOver(order) ? (
          <>
            <p className={text.body1}>
              {order.state === 'CANCELLED' ? 'It was canceled. ' : 'It wasn’t paid in time. '}
              You haven’t been charged{canChange && ', and your cart is as it was'}.
            </p>
            {canChange ? (
              <Button variant="contained" onClick={onCancelled}>
                Back to checkout
              </Button>
            ) : (
              <ButtonLink variant="contained" to={paths.marketplace}>
                Continue shopping
              </ButtonLink>
            )}
          </>
        ) : (
          <>
            <p className={text.body1}>
              {order.reservedUntil && `Your items are reserved until ${timeOf(order.reservedUntil)}. `}
              {provider
                ? `You can pay now or ${canChange ? 'change' : 'cancel'} your order.`
                : 'We can’t take payment right now. Please contact us.'}
            </p>
            {provider && (
              <ProviderButtons
                provider={provider}
                orderKey={orderKey}
                isReady={async () => true}
                open={() => open(provider.title)}
                onUnpaid={stop}
                onFailure={stop}
              />
            )}
            <Button variant="outlined" onClick={cancel}>
              {canChange ? 'Change or cancel order' : 'Cancel order'}
            </Button>
          </>
        )}
      </div>
      <section className={classes(summary.card, styles.summary)} aria-label="Your order">
        <div className={summary.content}>
          <BoughtLines>
            {order.lines.map((line) => (
              <BoughtLine key={line.id} {...line} image={line.imageUrl} />
            ))}
          </BoughtLines>
          <OrderSums {...order} />
        </div>
      </section>
    </div>
  );
}

const timeOf = (date: string): string => new Date(date).toLocaleTimeString('en-US', { timeStyle: 'short' });
