import { isNotFound, LoadError, PageMeta, text } from '@stoa/web-kit';
import { paths } from '../../config/paths';
import { useLinkedOrder } from '../../features/orders/api';
import { FindOrder } from '../../features/orders/components/find-order';
import { OrderDetails } from '../../features/orders/components/order-details';
import { OrderSkeleton } from '../../features/orders/components/order-skeleton';
import { paymentWords } from '../../features/orders/domain/state-words';
import { TestMode } from '../../features/store/components/test-mode';
import { useMailedToken } from '../use-mailed-token';

export function OrderRoute() {
  const token = useMailedToken(paths.order);
  return (
    <>
      <PageMeta title="Your order" />
      <TestMode />
      {token ? <LinkedOrder token={token} /> : <FindOrder />}
    </>
  );
}

function LinkedOrder({ token }: { token: string }) {
  const { data: order, error, mutate } = useLinkedOrder(token);
  const words = order && paymentWords(order);
  if (order)
    return (
      <OrderDetails order={order} title="Your order">
        {words && <p className={text.body1}>{words}</p>}
      </OrderDetails>
    );
  if (isNotFound(error)) return <FindOrder title="This link isn’t valid anymore" />;
  return error ? <LoadError onRetry={() => void mutate()}>Couldn’t load your order.</LoadError> : <OrderSkeleton />;
}
