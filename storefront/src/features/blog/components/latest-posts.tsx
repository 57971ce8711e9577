import Box from '@mui/material/Box';
import { HOME_LATEST_POSTS } from '@stoa/contract';
import { EmptyState, LoadError, Skeletons } from '@stoa/web-kit';
import { SectionHeading } from '../../../components/section-heading';
import { paths } from '../../../config/paths';
import { useLatestPosts } from '../api';
import { PostCard } from './post-card';
import { PostCardSkeleton } from './post-card-skeleton';
import { postGrid } from './post-grid';

export function LatestPosts() {
  return (
    <Box component="section" aria-labelledby="latest-posts-title" sx={{ marginTop: { xs: 8, md: 12 } }}>
      <SectionHeading id="latest-posts-title" title="Latest Articles" all={{ of: 'articles', path: paths.blog }} />
      <Cards />
    </Box>
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
      <Box sx={postGrid}>
        {data.posts.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </Box>
    );
  }
  if (error) return <LoadError onRetry={() => mutate()}>Failed to load blog posts</LoadError>;
  return <Box component={Skeletons} count={HOME_LATEST_POSTS} of={PostCardSkeleton} sx={postGrid} />;
}
