import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { FeaturedMark } from '../../../components/featured-mark';
import { Beginning, CoveringLink, LeadingCard } from '../../../components/leading-card';
import { Picture } from '../../../components/picture';
import { paths } from '../../../config/paths';
import { useFeaturedPost } from '../api';
import styles from './featured-post.module.css';
import { PostByline } from './post-byline';
import { POST_RATIO } from './post-grid';

const margin = { xs: 2.5, md: 3.5 };
const WIDTH = '(min-width: 1200px) 635px, (min-width: 900px) calc(55vw - 27px), calc(100vw - 32px)';

/** The latest featured post, across the page. */
export function FeaturedPost() {
  const { data, error } = useFeaturedPost();
  if (error || data?.posts.length === 0) return null;
  const [post] = data?.posts ?? [];
  if (!post) {
    return (
      <Skeleton
        variant="rounded"
        height="auto"
        sx={{ aspectRatio: { xs: '16 / 17', md: '32 / 11' }, marginBottom: margin }}
      />
    );
  }
  return (
    <LeadingCard component="section" aria-label="Featured post" className={styles.card}>
      <Picture src={post.featuredImage} picture={post.picture} ratio={POST_RATIO} sizes={WIDTH} first />
      <FeaturedMark />
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          gap: { xs: 1.5, md: 2 },
          padding: { xs: 2.5, md: 4 },
        }}
      >
        <div>
          <Typography variant="caption" color="textSecondary">
            {post.category.name}
          </Typography>
          <Typography variant="h3" component="h2" sx={{ marginTop: 0.5 }}>
            <CoveringLink to={paths.post(post.slug)}>{post.title}</CoveringLink>
          </Typography>
        </div>
        <Beginning lines={3}>{post.excerpt}</Beginning>
        <PostByline post={post} />
      </Box>
    </LeadingCard>
  );
}
