import { isOver, isUnpaid, type PlacedOrder } from '@stoa/contract';
import {
  Button,
  ButtonLink,
  classes,
  errorMessage,
  isNotFound,
  LoadError,
  lazyPart,
  PageMeta,
  text,
  useAuth,
  useIsHydrating,
  useToast,
} from '@stoa/web-kit';
import { Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { finishOrder, useCheckout, useCheckoutRestored } from '../../../components/checkout/checkout-store';
import { usePlacedOrder } from '../../../components/orders/api';
import { useOrderName } from '../../../components/orders/use-order-name';
import { paths } from '../../../config/paths';
import { withoutOrdered } from '../../../features/cart/domain/ordered';
import { useCart } from '../../../features/cart/stores/cart-provider';
import { makeLink } from '../../../features/orders/api';
import { FindOrder } from '../../../features/orders/components/find-order';
import { OrderDetails } from '../../../features/orders/components/order-details';
import { OrderSkeleton } from '../../../features/orders/components/order-skeleton';
import { formatPaymentNote } from '../../../features/orders/domain/format-state';

/** Its form comes with Material UI. */
const GuestAccount = lazyPart(() =>
  import('../../../features/auth/components/guest-account').then((part) => part.GuestAccount),
);

/** Right after an order was placed, and again if its tab is reloaded. */
export function OrderPlaced() {
  // Only this browser knows which order it is.
  const isHydrating = useIsHydrating();
  return (
    <>
      <PageMeta title="Order placed" />
      {isHydrating ? <OrderSkeleton /> : <LastOrder />}
    </>
  );
}

function LastOrder() {
  const isRestored = useCheckoutRestored();
  const key = useCheckout(({ tab }) => (tab.step === 'placed' ? tab.key : null));
  const { data: order, error, mutate } = usePlacedOrder(key);
  useCartEmptied(order);
  const { orderName } = useOrderName();
  const words = order && formatPaymentNote(order, orderName);
  if (order)
    return (
      <>
        <OrderDetails
          order={order}
          title={titleOf(order)}
          actions={
            <>
              {isUnpaid(order.state) && (
                <ButtonLink variant="contained" to={paths.checkout}>
                  Complete payment
                </ButtonLink>
              )}
              {!isOver(order.state) && key && <SeeOrder order={order} orderKey={key} />}
              <ButtonLink to={paths.marketplace}>Continue shopping</ButtonLink>
            </>
          }
        >
          <p className={text.body1}>
            {words ?? (order.email ? `We sent a confirmation to ${order.email}.` : 'We sent you a confirmation.')}
          </p>
          {!words && <p className={classes(text.body2, text.muted)}>It has a link to your order.</p>}
        </OrderDetails>
        <AccountOffer order={order} />
      </>
    );
  if ((isRestored && !key) || isNotFound(error)) return <FindOrder />;
  return error ? <LoadError onRetry={() => void mutate()}>Couldn’t load your order.</LoadError> : <OrderSkeleton />;
}

/** Its page has what the customer can do about it: cancel it, return something, or order it again. */
function SeeOrder({ order: { number, isGuest }, orderKey }: { order: PlacedOrder; orderKey: string }) {
  const { isAuthenticated } = useAuth();
  const navigate = useNavigate();
  const toast = useToast();
  async function follow() {
    try {
      const { token } = await makeLink(orderKey);
      navigate(paths.order, { state: { token } });
    } catch (error) {
      toast.error(errorMessage(error, 'Your order couldn’t be opened. Please try again.'));
    }
  }
  if (isGuest)
    return (
      <Button variant="outlined" onClick={() => void follow()}>
        See your order
      </Button>
    );
  return (
    isAuthenticated && (
      <ButtonLink variant="outlined" to={paths.ownOrder(number)}>
        See your order
      </ButtonLink>
    )
  );
}

function AccountOffer({ order: { name, email, isGuest } }: { order: PlacedOrder }) {
  const { register } = useAuth();
  if (!isGuest || !name || !email) return null;
  return (
    <Suspense>
      <GuestAccount email={email} isGuest register={(password) => register({ name, email, password })} />
    </Suspense>
  );
}

function titleOf(order: PlacedOrder): string {
  if (isOver(order.state)) return 'This order is closed';
  if (isUnpaid(order.state)) return 'Your order isn’t paid yet';
  return order.name ? `Thank you, ${order.name}` : 'Thank you';
}

/** What was ordered leaves the cart, once. What was added since stays. */
function useCartEmptied(order: PlacedOrder | undefined): void {
  const changeCart = useCart((cart) => cart.change);
  const isNew = useCheckout(({ tab }) => tab.step === 'placed' && tab.isNew);
  useEffect(() => {
    if (!order || !isNew || isUnpaid(order.state)) return;
    const leavesCart = finishOrder(isOver(order.state) ? null : `${order.number} ${order.placedAt}`);
    if (leavesCart) changeCart((items) => withoutOrdered(items, order.lines));
  }, [order, isNew, changeCart]);
}
