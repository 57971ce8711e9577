import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PostSummary } from '@stoa/contract';
import { VisuallyHidden } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Beginning, CardFoot, CoveringLink, LeadingCard } from '../../../components/leading-card';
import { Picture } from '../../../components/picture';
import { paths } from '../../../config/paths';
import { usePrefetchPost } from '../api';
import { PostByline } from './post-byline';
import { PostFigures } from './post-figures';
import { POST_CARD_SIZES, POST_RATIO } from './post-grid';
import { PostTags } from './post-tags';

type PostCardProps = {
  post: PostSummary;
  /** Heading level of its title in the page's outline. */
  level?: 2 | 3;
  /** Whether it's the one a visitor sees first. */
  first?: boolean;
  mark?: ReactNode;
};

export function PostCard({ post, level = 3, first = false, mark }: PostCardProps) {
  const address = paths.post(post.slug);
  const prefetch = usePrefetchPost();
  return (
    <LeadingCard component="article" onPointerEnter={() => prefetch(post.slug)}>
      <Picture
        src={post.featuredImage}
        picture={post.picture}
        ratio={POST_RATIO}
        sizes={POST_CARD_SIZES}
        first={first}
      />
      {mark}
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, gap: 1.5, padding: 2.5 }}>
        <div>
          <Typography variant="caption" color="textSecondary">
            {post.category.name}
          </Typography>
          <Typography variant="h4" component={`h${level}`} sx={{ marginTop: 0.5 }}>
            <CoveringLink to={address}>{post.title}</CoveringLink>
          </Typography>
        </div>
        <PostByline post={post} />
        <Beginning lines={3}>{post.excerpt}</Beginning>
        <PostTags tags={post.tags} />
        <CardFoot>
          <PostFigures post={post} />
          <Button component={Link} to={address} sx={{ marginInline: -1 }}>
            Read More
            <VisuallyHidden>: {post.title}</VisuallyHidden>
          </Button>
        </CardFoot>
      </Box>
    </LeadingCard>
  );
}
