import { useParams } from 'react-router-dom';
import { CollectionPage } from '../../../features/marketplace/components/list/collection-page';

export function Collection() {
  const { slug = '' } = useParams();
  return <CollectionPage key={slug} idOrSlug={slug} />;
}
