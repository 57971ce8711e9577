import type { ShownDelivery } from '@stoa/contract';
import { classes, formatDollars, text } from '@stoa/web-kit';
import { useStore } from '../api';

/** How something gets to its buyer. */
export function DeliveryNote({ needsDelivery }: { needsDelivery: boolean }) {
  const delivery = useStore().data?.delivery;
  const words = needsDelivery ? delivery && deliveryInWords(delivery) : 'No shipping needed';
  return words && <p className={classes(text.body2, text.muted)}>{words}</p>;
}

function deliveryInWords({ price, varies, freeFrom, pickUp }: ShownDelivery): string {
  if (price === null) return pickUp ? 'Pickup only' : '';
  const delivered =
    price === 0
      ? `Free shipping${varies ? ' to some locations' : ''}`
      : `Shipping ${varies ? 'from ' : ''}${formatDollars(price)}`;
  const free = price > 0 && freeFrom !== null && `, free from ${formatDollars(freeFrom)}`;
  return `${delivered}${free || ''}${pickUp ? ' · Pickup available' : ''}`;
}
