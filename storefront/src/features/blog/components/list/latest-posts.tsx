import { HOME_LATEST_POSTS } from '@stoa/contract';
import { EmptyState, LoadError, Skeletons } from '@stoa/web-kit';
import { SectionHeading } from '../../../../components/cards/section-heading';
import { paths } from '../../../../config/paths';
import { useLatestPosts } from '../../api';
import { PostCard } from '../cards/post-card';
import { PostCardSkeleton } from '../cards/post-card-skeleton';
import { postGrid } from '../cards/post-grid';

type LatestPostsProps = { title: string | null; intro: string | null };

export function LatestPosts({ title, intro }: LatestPostsProps) {
  return (
    <section aria-labelledby="latest-posts-title">
      <SectionHeading
        id="latest-posts-title"
        title={title ?? 'Latest Articles'}
        intro={intro}
        all={{ of: 'articles', path: paths.blog }}
      />
      <Cards />
    </section>
  );
}

function Cards() {
  const { data, error, mutate } = useLatestPosts();
  if (data?.posts.length === 0) {
    return (
      <EmptyState title="No posts yet" level={3}>
        The first one is on its way. Check back soon.
      </EmptyState>
    );
  }
  if (data) {
    return (
      <div className={postGrid}>
        {data.posts.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </div>
    );
  }
  if (error) return <LoadError onRetry={() => mutate()}>Failed to load blog posts</LoadError>;
  return <Skeletons count={HOME_LATEST_POSTS} of={PostCardSkeleton} className={postGrid} />;
}
