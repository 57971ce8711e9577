import { formatHandling, type ShippingInfo } from '@stoa/contract';
import { classes, formatDollars, text } from '@stoa/web-kit';
import { useStore } from '../api';

/** How something gets to its buyer. */
export function ShippingNote({ needsShipping }: { needsShipping: boolean }) {
  const shipping = useStore().data?.shipping;
  const notes = needsShipping
    ? [shipping && formatShipping(shipping), shipping?.handling && formatHandling(shipping.handling)]
    : ['No shipping needed'];
  return notes.map(
    (words) =>
      words && (
        <p key={words} className={classes(text.body2, text.muted)}>
          {words}
        </p>
      ),
  );
}

function formatShipping({ price, varies, freeFrom, pickUp }: ShippingInfo): string {
  if (price === null) return pickUp ? 'Pickup only' : '';
  const shipped =
    price === 0
      ? `Free shipping${varies ? ' to some locations' : ''}`
      : `Shipping ${varies ? 'from ' : ''}${formatDollars(price)}`;
  const free = price > 0 && freeFrom !== null && `, free from ${formatDollars(freeFrom)}`;
  return `${shipped}${free || ''}${pickUp ? ' · Pickup available' : ''}`;
}
