import { HOME_LATEST_POSTS, type HomePagePosts, type PostSummary } from '@stoa/contract';
import { EmptyState, LoadError, Skeletons } from '@stoa/web-kit';
import { SectionHeading } from '../../../../components/cards/section-heading';
import { paths } from '../../../../config/paths';
import { useLatestPosts } from '../../api';
import { PostCard } from '../cards/post-card';
import { PostCardSkeleton } from '../cards/post-card-skeleton';
import { postRow } from '../cards/post-grid';

type LatestPostsProps = {
  id: string;
  /** Null: the newest of all. */
  chosen: HomePagePosts | null;
  title: string | null;
  intro: string | null;
};

export function LatestPosts({ id, chosen, title, intro }: LatestPostsProps) {
  return (
    <section aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={title ?? chosen?.name ?? 'Latest Articles'}
        intro={intro}
        all={{ of: chosen?.name ?? 'articles', path: chosen ? paths.blogInCategory(chosen.slug) : paths.blog }}
      />
      {chosen ? <Cards posts={chosen.posts} /> : <Newest />}
    </section>
  );
}

function Newest() {
  const { data, error, mutate } = useLatestPosts();
  if (data?.posts.length === 0) {
    return (
      <EmptyState title="No posts yet" level={3}>
        The first one is on its way. Check back soon.
      </EmptyState>
    );
  }
  if (data) return <Cards posts={data.posts} />;
  if (error) return <LoadError onRetry={() => mutate()}>Failed to load blog posts</LoadError>;
  return <Skeletons count={HOME_LATEST_POSTS} of={PostCardSkeleton} className={postRow} />;
}

const Cards = ({ posts }: { posts: PostSummary[] }) => (
  <div className={postRow}>
    {posts.map((post) => (
      <PostCard key={post.id} post={post} />
    ))}
  </div>
);
