import { type Order, orderPaths, PAY_LINK } from '@stoa/contract';
import { Button, isNotFound, LoadError, PageMeta, text, useAuth } from '@stoa/web-kit';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOrderName } from '../../../components/orders/use-order-name';
import { paths } from '../../../config/paths';
import { registerByOrder } from '../../../features/auth/api';
import { GuestAccount } from '../../../features/auth/components/guest-account';
import { OrderAgain } from '../../../features/cart/components/order-again';
import { pathsByLink, useLinkedOrder } from '../../../features/orders/api';
import { FindOrder } from '../../../features/orders/components/find-order';
import { OrderDetails } from '../../../features/orders/components/order-details';
import { OrderSkeleton } from '../../../features/orders/components/order-skeleton';
import { PayNow } from '../../../features/orders/components/pay-now';
import { PendingSwaps } from '../../../features/orders/components/pending-swaps';
import { OrderChoices } from '../../../features/orders/components/returns/order-choices';
import { formatPaymentNote, kept } from '../../../features/orders/domain/format-state';
import { usePreview } from '../../../lib/use-preview';
import { useMailedToken } from '../../use-mailed-token';
import { usePayment } from './use-payment';

export function OrderRoute() {
  const token = useMailedToken(paths.order);
  const { state } = useLocation();
  const rehearsed = usePreview<Order>('order');
  if (rehearsed) return <OrderDetails order={rehearsed} title="Your order" />;
  return (
    <>
      <PageMeta title={token ? 'Your order' : 'Find your order'} />
      {token ? <LinkedOrder token={token} /> : <FindOrder isExpired={state?.expiredIn === performance.timeOrigin} />}
    </>
  );
}

/** Whoever reloads the page, or comes back to it later, hasn’t opened a link. */
function ExpiredLink() {
  const navigate = useNavigate();
  useEffect(() => {
    navigate(paths.order, { replace: true, state: { expiredIn: performance.timeOrigin } });
  }, [navigate]);
  return <FindOrder isExpired />;
}

function LinkedOrder({ token }: { token: string }) {
  const { data: order, error, mutate } = useLinkedOrder(token);
  const { updateUser } = useAuth();
  const { orderName } = useOrderName();
  const words = order && formatPaymentNote(order, orderName);
  const payWith = usePayment();
  const key = order?.checkoutKey;
  const pay = key === undefined ? undefined : () => payWith(key);
  const isPayLink = pay !== undefined && order?.paymentMethod === PAY_LINK.id;
  // The page may be loaded anew meanwhile, for whoever is signed in now.
  const [hasRegistered, setRegistered] = useState(false);
  async function register(password: string) {
    updateUser(await registerByOrder({ token, password }));
    setRegistered(true);
  }
  if (order)
    return (
      <>
        <OrderDetails
          order={order}
          title="Your order"
          invoice={orderPaths.orders.invoiceByLink(token)}
          payment={isPayLink && <PayNow order={order} onPay={pay} />}
          actions={
            <>
              {pay && !isPayLink && <Pay order={order} onPay={pay} />}
              {!pay && order.state !== 'AWAITING_PAYMENT' && <OrderAgain lines={order.lines.flatMap(kept)} />}
            </>
          }
          choices={
            <OrderChoices
              order={order}
              paths={pathsByLink(token)}
              onChange={(changed) => void mutate(changed, { revalidate: false })}
            />
          }
        >
          {words && <p className={text.body1}>{words}</p>}
          <PendingSwaps swaps={order.pendingSwaps} onPay={payWith} />
        </OrderDetails>
        {order.email && (order.isGuest || hasRegistered) && (
          <GuestAccount email={order.email} isGuest={order.isGuest} register={register} />
        )}
      </>
    );
  if (isNotFound(error)) return <ExpiredLink />;
  return error ? <LoadError onRetry={() => void mutate()}>Couldn’t load your order.</LoadError> : <OrderSkeleton />;
}

/** How to pay as chosen comes first, below. */
const Pay = ({ order: { state }, onPay }: { order: Pick<Order, 'state'>; onPay: () => void }) =>
  state === 'AWAITING_PAYMENT' ? (
    <Button variant="outlined" onClick={onPay}>
      Pay another way
    </Button>
  ) : (
    <Button variant="contained" onClick={onPay}>
      Complete payment
    </Button>
  );
