import { useParams } from 'react-router-dom';
import { PostPage } from '../../../features/blog/components/post/post-page';

export function Post() {
  const { id = '' } = useParams();
  return <PostPage key={id} idOrSlug={id} />;
}
