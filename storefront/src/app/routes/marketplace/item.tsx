import { useParams } from 'react-router-dom';
import { AddToCart } from '../../../features/cart/components/add-to-cart';
import { absenceOf } from '../../../features/cart/domain/absence';
import { offerOf } from '../../../features/cart/domain/offer';
import { ItemPage } from '../../../features/marketplace/components/item/item-page';
import { ShippingNote } from '../../../features/store/components/shipping-note';

export function ItemRoute() {
  const { slug = '' } = useParams();
  return (
    <ItemPage
      key={slug}
      idOrSlug={slug}
      action={(item, variant) => (
        <>
          <AddToCart item={item} variant={variant} />
          {!absenceOf(offerOf(item, variant)) && <ShippingNote needsShipping={item.sale.needsShipping} />}
        </>
      )}
    />
  );
}
