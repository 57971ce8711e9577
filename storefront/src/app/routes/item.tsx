import { useParams } from 'react-router';
import { ItemPage } from '../../features/marketplace/components/item-page';

export function ItemRoute() {
  const { slug = '' } = useParams();
  return <ItemPage key={slug} idOrSlug={slug} />;
}
