import { isOver, isUnpaid, type OfferedProvider, type PlacedOrder } from '@stoa/contract';
import {
  Button,
  ButtonLink,
  errorMessage,
  formatDate,
  isNotFound,
  LoadError,
  lazyPart,
  Note,
  newKey,
  Skeleton,
  text,
} from '@stoa/web-kit';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isOld, isOrderOfTab } from '../../../../components/checkout/checkout-state';
import { checkoutStore, dispatchCheckout } from '../../../../components/checkout/checkout-store';
import { usePlacedOrder } from '../../../../components/orders/api';
import { CustomerFacts } from '../../../../components/orders/customer-facts';
import { useOrderName } from '../../../../components/orders/use-order-name';
import { paths } from '../../../../config/paths';
import { cancelOrder, choosePayment, openPayment, settlePayment } from '../../api';
import { formatUnpaid } from '../../domain/format-unpaid';
import { providerIn } from '../../domain/request';
import styles from '../checkout-form.module.css';
import { CheckoutSkeleton } from '../checkout-skeleton';
import { OrderCard } from './order-card';
import { ProviderButtons } from './provider-buttons';

/** Few orders come by a pay link. */
const ChooseAndPay = lazyPart(() => import('./choose-and-pay').then((part) => part.ChooseAndPay));

type UnpaidOrderProps = {
  orderKey: string;
  /** Why it isn't paid yet. */
  problem: string | null;
  providers: readonly OfferedProvider[];
  /** What was ordered is still in the cart of this browser. */
  canChange: boolean;
};

/** An order as it is after its shopper left the payment: they go on paying, or go back to what they entered. */
export function UnpaidOrder({ orderKey, problem, providers, canChange }: UnpaidOrderProps) {
  const { data: order, error, mutate } = usePlacedOrder(orderKey);
  const { orderName } = useOrderName();
  const [isPaying, setPaying] = useState(false);
  const isMissing = !order && isNotFound(error);
  const isPayable = order !== undefined && (isUnpaid(order.state) || order.paymentMethods !== null);
  const isDone = order !== undefined && !isPayable && !isOver(order.state) && !isPaying;
  const provider = order && providerIn(providers, order);
  const refresh = () => void mutate();
  useReturned(orderKey, { provider, onSettled: refresh });
  useLeaving(orderKey, { isMissing, done: isDone ? order : undefined });

  const showProblem = (why: string | null) => dispatchCheckout({ type: 'leftUnpaid', key: orderKey, problem: why });
  const startAnew = () => dispatchCheckout({ type: 'orderCancelled', key: orderKey, newKey: newKey() });

  function stop() {
    setPaying(false);
    refresh();
  }

  function fail(why: string) {
    showProblem(why);
    stop();
  }

  async function open({ title }: OfferedProvider, chosen?: string) {
    setPaying(true);
    showProblem(null);
    try {
      if (chosen) await choosePayment(orderKey, chosen);
      return await openPayment(orderKey);
    } catch (failure) {
      fail(errorMessage(failure, formatUnpaid('NOT_OPENED', title)));
      return undefined;
    }
  }

  /** Nothing of an order can be changed once it's placed: what was entered becomes another one. */
  const cancel = (then: () => void) =>
    cancelOrder(orderKey).then(then, (failure) => fail(errorMessage(failure, 'We couldn’t cancel the order.')));

  if (!order || isDone)
    return error && !isMissing ? (
      <LoadError onRetry={refresh}>Couldn’t load your order.</LoadError>
    ) : (
      <CheckoutSkeleton />
    );
  return (
    <div className={styles.columns}>
      <div className={styles.unpaid}>
        <h2
          className={text.h4}
        >{`Order ${orderName(order.number)} ${isOver(order.state) ? 'is closed' : 'isn’t paid yet'}`}</h2>
        {problem && <Problem key={problem}>{problem}</Problem>}
        {isOver(order.state) ? (
          <EndedOrder order={order} onBack={canChange ? startAnew : undefined} />
        ) : order.paymentMethods ? (
          <>
            {order.reservedUntil && (
              <p className={text.body1}>Your items are reserved until {formatDate(order.reservedUntil)}.</p>
            )}
            <Suspense fallback={<Skeleton variant="rounded" height={160} />}>
              <ChooseAndPay
                order={{ ...order, paymentMethods: order.paymentMethods }}
                orderKey={orderKey}
                providers={providers}
                open={open}
                onRedeemed={refresh}
                onUnpaid={stop}
                onFailure={fail}
              />
            </Suspense>
          </>
        ) : (
          <>
            <p className={text.body1}>
              {order.reservedUntil && `Your items are reserved until ${timeOf(order.reservedUntil)}. `}
              {provider
                ? `You can pay now${canChange ? ', change your order, or cancel it' : ' or cancel your order'}.`
                : 'We can’t take payment right now. Please contact us.'}
            </p>
            {provider && (
              <ProviderButtons
                provider={provider}
                total={order.due}
                orderKey={orderKey}
                isReady={async () => true}
                open={() => open(provider)}
                onUnpaid={stop}
                onFailure={fail}
              />
            )}
            <div className={styles.actions}>
              {canChange && (
                <Button variant="outlined" onClick={() => cancel(startAnew)}>
                  Change order
                </Button>
              )}
              <Button variant="outlined" onClick={() => cancel(refresh)}>
                Cancel order
              </Button>
            </div>
          </>
        )}
        <CustomerFacts order={order} />
      </div>
      <OrderCard order={order} />
    </div>
  );
}

/** Takes the focus, for the page may be scrolled far below it. */
function Problem({ children }: { children: string }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1} className={styles.problem}>
      <Note severity="warning">{children}</Note>
    </div>
  );
}

/** Whoever paid on a provider's own page comes back here. */
function useReturned(
  key: string,
  { provider, onSettled }: { provider: OfferedProvider | undefined; onSettled: () => void },
): void {
  const wasSentAway = provider?.approvalFlow === 'REDIRECT';
  // If it can't be asked now, the reconciler does.
  const settle = useEffectEvent(() => void settlePayment(key).then(onSettled, () => undefined));
  useEffect(() => {
    if (wasSentAway) settle();
  }, [wasSentAway]);
}

/** Leaves an order that is paid, or that nobody here has to do with. */
function useLeaving(key: string, { isMissing, done }: { isMissing: boolean; done: PlacedOrder | undefined }): void {
  const isDone = done !== undefined;
  const leave = useEffectEvent(() => {
    const isOthers = isDone && isOld(done) && !isOrderOfTab(checkoutStore.getState(), key);
    dispatchCheckout({ type: isMissing || isOthers ? 'orderMissing' : 'orderPlaced', key });
    if (!isMissing && !isOthers) window.location.replace(paths.orderPlaced);
  });
  useEffect(() => {
    if (isMissing || isDone) leave();
  }, [isMissing, isDone]);
}

function EndedOrder({ order, onBack }: { order: PlacedOrder; onBack: (() => void) | undefined }) {
  return (
    <>
      <p className={text.body1}>
        {order.state === 'CANCELLED' ? 'It was canceled. ' : 'It wasn’t paid in time. '}
        You haven’t been charged{onBack && ', and your cart hasn’t changed'}.
      </p>
      {onBack ? (
        <Button variant="contained" onClick={onBack}>
          Back to checkout
        </Button>
      ) : (
        <ButtonLink variant="contained" to={paths.marketplace}>
          Continue shopping
        </ButtonLink>
      )}
    </>
  );
}

const timeOf = (date: string): string => new Date(date).toLocaleTimeString('en-US', { timeStyle: 'short' });
