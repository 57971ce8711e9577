import { isGoingOn, type Order } from '@stoa/contract';
import { ButtonAnchor } from '@stoa/web-kit';

/** The newest of an order’s packages; the others are in their list. */
export function TrackPackage({ order: { state, fulfillments } }: { order: Pick<Order, 'state' | 'fulfillments'> }) {
  const url = fulfillments.findLast(({ trackingUrl }) => trackingUrl !== null)?.trackingUrl;
  if (!url || !isGoingOn(state)) return null;
  return (
    <ButtonAnchor variant="contained" href={url} target="_blank" rel="noreferrer">
      Track package
    </ButtonAnchor>
  );
}
