import { type Order, orderPaths, PAY_LINK } from '@stoa/contract';
import { Button, formatDollars, isNotFound, LoadError, PageMeta, text } from '@stoa/web-kit';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { dispatchCheckout } from '../../../components/checkout/checkout-store';
import { paths } from '../../../config/paths';
import { GuestAccount } from '../../../features/auth/components/guest-account';
import { OrderAgain } from '../../../features/cart/components/order-again';
import { pathsByLink, useLinkedOrder } from '../../../features/orders/api';
import { FindOrder } from '../../../features/orders/components/find-order';
import { OrderDetails } from '../../../features/orders/components/order-details';
import { OrderSkeleton } from '../../../features/orders/components/order-skeleton';
import { OrderChoices } from '../../../features/orders/components/returns/order-choices';
import { formatPaymentNote } from '../../../features/orders/domain/format-state';
import { usePreview } from '../../../lib/use-preview';
import { useMailedToken } from '../../use-mailed-token';

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
  const words = order && formatPaymentNote(order);
  if (order)
    return (
      <>
        <OrderDetails
          order={order}
          title="Your order"
          invoice={orderPaths.orders.invoiceByLink(token)}
          choices={
            <OrderChoices
              order={order}
              paths={pathsByLink(token)}
              onChange={(changed) => void mutate(changed, { revalidate: false })}
            />
          }
        >
          {words && <p className={text.body1}>{words}</p>}
          {order.checkoutKey ? (
            <GoOnPaying orderKey={order.checkoutKey}>
              {order.state === 'AWAITING_PAYMENT' ? payWords(order) : 'Complete payment'}
            </GoOnPaying>
          ) : (
            order.state !== 'AWAITING_PAYMENT' && <OrderAgain lines={order.lines} />
          )}
        </OrderDetails>
        {order.isGuest && order.email && <GuestAccount name={order.name} email={order.email} />}
      </>
    );
  if (isNotFound(error)) return <ExpiredLink />;
  return error ? <LoadError onRetry={() => void mutate()}>Couldn’t load your order.</LoadError> : <OrderSkeleton />;
}

/** Behind a pay link. Once a way is chosen, such as a bank transfer, the page says how that goes. */
const payWords = ({ paymentMethod, total }: Pick<Order, 'paymentMethod' | 'total'>): string =>
  paymentMethod === PAY_LINK.id ? `Pay ${formatDollars(total)}` : 'Pay another way';

/** At checkout, in whichever browser this is. */
function GoOnPaying({ orderKey, children }: { orderKey: string; children: string }) {
  const navigate = useNavigate();
  function open() {
    dispatchCheckout({ type: 'linkFollowed', key: orderKey });
    navigate(paths.checkout);
  }
  return (
    <Button variant="contained" onClick={open}>
      {children}
    </Button>
  );
}
