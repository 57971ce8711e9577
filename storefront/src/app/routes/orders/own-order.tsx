import { orderPaths } from '@stoa/contract';
import { isNotFound, LoadError } from '@stoa/web-kit';
import { useParams } from 'react-router-dom';
import { paths } from '../../../config/paths';
import { OrderAgain } from '../../../features/cart/components/order-again';
import { useOwnOrder } from '../../../features/orders/api';
import { OrderDetails } from '../../../features/orders/components/order-details';
import { OrderSkeleton } from '../../../features/orders/components/order-skeleton';
import { SignedInOnly } from '../../signed-in-only';
import { NotFound } from '../not-found';

export const OwnOrder = () => (
  <SignedInOnly title="Your order">
    <OrderDetail number={useParams().number ?? ''} />
  </SignedInOnly>
);

function OrderDetail({ number }: { number: string }) {
  const { data: order, error, mutate } = useOwnOrder(number);
  if (order)
    return (
      <OrderDetails
        order={order}
        title="Your order"
        list={paths.ownOrders}
        invoice={orderPaths.orders.ownInvoice(number)}
      >
        <OrderAgain lines={order.lines} />
      </OrderDetails>
    );
  if (isNotFound(error)) return <NotFound />;
  return error ? <LoadError onRetry={() => void mutate()}>Couldn’t load your order.</LoadError> : <OrderSkeleton />;
}
