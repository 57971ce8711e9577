import { useParams } from 'react-router-dom';
import { CollectionPage } from '../../features/marketplace/components/collection-page';

export function Collection() {
  const { slug = '' } = useParams();
  return <CollectionPage key={slug} idOrSlug={slug} />;
}
