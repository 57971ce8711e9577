import { type FullItem, hasBegun, type Variant } from '@stoa/contract';
import { shopTimeZone } from '@stoa/web-kit';
import { absenceOf } from '../../../features/cart/domain/absence';
import { offerOf } from '../../../features/cart/domain/offer';
import { AskForAlert } from '../../../features/stock-alerts/components/ask-for-alert';
import { ShippingNote } from '../../../features/store/components/shipping-note';

export type OfferNotesProps = { item: FullItem; variant: Variant | undefined };

/** How it gets to its buyer; or who is told once it can be bought. */
export function OfferNotes({ item, variant }: OfferNotesProps) {
  const offer = offerOf(item, variant);
  if (absenceOf(offer) === undefined) return <ShippingNote needsShipping={item.sale.needsShipping} />;
  if (offer.status === 'AVAILABLE' || hasBegun(offer.schedule, shopTimeZone())) return null;
  const variantId = variant?.id ?? null;
  return <AskForAlert key={variantId} itemId={item.id} variantId={variantId} />;
}
