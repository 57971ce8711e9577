import { Button, isNotFound, LoadError, PageMeta, text } from '@stoa/web-kit';
import { useNavigate } from 'react-router-dom';
import { dispatchCheckout } from '../../../components/checkout/checkout-store';
import { paths } from '../../../config/paths';
import { useLinkedOrder } from '../../../features/orders/api';
import { FindOrder } from '../../../features/orders/components/find-order';
import { OrderDetails } from '../../../features/orders/components/order-details';
import { OrderSkeleton } from '../../../features/orders/components/order-skeleton';
import { formatPaymentNote } from '../../../features/orders/domain/format-state';
import { useMailedToken } from '../../use-mailed-token';

export function OrderRoute() {
  const token = useMailedToken(paths.order);
  return (
    <>
      <PageMeta title="Your order" />
      {token ? <LinkedOrder token={token} /> : <FindOrder />}
    </>
  );
}

function LinkedOrder({ token }: { token: string }) {
  const { data: order, error, mutate } = useLinkedOrder(token);
  const words = order && formatPaymentNote(order);
  if (order)
    return (
      <OrderDetails order={order} title="Your order">
        {words && <p className={text.body1}>{words}</p>}
        {order.checkoutKey && <GoOnPaying orderKey={order.checkoutKey} />}
      </OrderDetails>
    );
  if (isNotFound(error)) return <FindOrder isExpired />;
  return error ? <LoadError onRetry={() => void mutate()}>Couldn’t load your order.</LoadError> : <OrderSkeleton />;
}

/** At checkout, in whichever browser this is. */
function GoOnPaying({ orderKey }: { orderKey: string }) {
  const navigate = useNavigate();
  function open() {
    dispatchCheckout({ type: 'linkFollowed', key: orderKey });
    navigate(paths.checkout);
  }
  return (
    <Button variant="contained" onClick={open}>
      Complete payment
    </Button>
  );
}
