import { orderPaths } from '@stoa/contract';
import { isNotFound, LoadError, text } from '@stoa/web-kit';
import { useParams } from 'react-router-dom';
import { useOrderName } from '../../../components/orders/use-order-name';
import { paths } from '../../../config/paths';
import { OrderAgain } from '../../../features/cart/components/order-again';
import { pathsOfOwn, useOwnOrder } from '../../../features/orders/api';
import { OrderDetails } from '../../../features/orders/components/order-details';
import { OrderSkeleton } from '../../../features/orders/components/order-skeleton';
import { PendingSwaps } from '../../../features/orders/components/pending-swaps';
import { OrderChoices } from '../../../features/orders/components/returns/order-choices';
import { formatPaymentNote, kept } from '../../../features/orders/domain/format-state';
import { SignedInOnly } from '../../signed-in-only';
import { NotFound } from '../not-found';
import { usePayment } from './use-payment';

export const OwnOrder = () => (
  <SignedInOnly title="Your order">
    <OrderDetail number={useParams().number ?? ''} />
  </SignedInOnly>
);

function OrderDetail({ number }: { number: string }) {
  const { data: order, error, mutate } = useOwnOrder(number);
  const payWith = usePayment();
  const { orderName } = useOrderName();
  const words = order && formatPaymentNote(order, orderName);
  if (order)
    return (
      <OrderDetails
        order={order}
        title="Your order"
        list={paths.ownOrders}
        pathOf={paths.ownOrder}
        invoice={orderPaths.orders.ownInvoice(number)}
        actions={order.state !== 'AWAITING_PAYMENT' && <OrderAgain lines={order.lines.flatMap(kept)} />}
        choices={
          <OrderChoices
            order={order}
            paths={pathsOfOwn(number)}
            onChange={(changed) => void mutate(changed, { revalidate: false })}
          />
        }
      >
        {words && <p className={text.body1}>{words}</p>}
        <PendingSwaps swaps={order.pendingSwaps} onPay={payWith} />
      </OrderDetails>
    );
  if (isNotFound(error)) return <NotFound />;
  return error ? <LoadError onRetry={() => void mutate()}>Couldn’t load your order.</LoadError> : <OrderSkeleton />;
}
