import { useParams } from 'react-router-dom';
import { CategoryPage } from '../../../features/marketplace/components/list/category-page';

export function Category() {
  const { slug = '' } = useParams();
  return <CategoryPage key={slug} idOrSlug={slug} />;
}
