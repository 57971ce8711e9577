import { useParams } from 'react-router-dom';
import { ShopPage } from '../../features/pages/components/shop-page';
import { NotFound } from './not-found';

export function Page() {
  const { slug = '' } = useParams();
  return <ShopPage key={slug} idOrSlug={slug} otherwise={<NotFound />} />;
}
