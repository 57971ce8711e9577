import { laterPart } from '@stoa/web-kit';
import { useParams } from 'react-router-dom';
import { AddToCart } from '../../../features/cart/components/add-to-cart';
import { absenceOf } from '../../../features/cart/domain/absence';
import { offerOf } from '../../../features/cart/domain/offer';
import { ItemPage } from '../../../features/marketplace/components/item/item-page';

/** Of what can be bought, they are words. */
const OfferNotes = laterPart(async () => (await import('./offer-notes')).OfferNotes, {
  isStill: ({ item, variant }) => !absenceOf(offerOf(item, variant)),
});

export function ItemRoute() {
  const { slug = '' } = useParams();
  return (
    <ItemPage
      key={slug}
      idOrSlug={slug}
      action={(item, variant) => (
        <>
          <AddToCart item={item} variant={variant} />
          <OfferNotes item={item} variant={variant} />
        </>
      )}
    />
  );
}
