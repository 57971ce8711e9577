import Box from '@mui/material/Box';
import type { PostSummary } from '@stoa/contract';
import { PostCard } from './post-card';
import { postGrid } from './post-grid';

export function RelatedPosts({ posts }: { posts: PostSummary[] }) {
  return (
    <Box sx={postGrid}>
      {posts.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
    </Box>
  );
}
