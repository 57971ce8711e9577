import { classes, Skeleton, text } from '@stoa/web-kit';
import { FeaturedMark } from '../../../../components/cards/featured-mark';
import { Beginning, CoveringLink, LeadingCard } from '../../../../components/cards/leading-card';
import { ResponsiveImage } from '../../../../components/images/responsive-image';
import { paths } from '../../../../config/paths';
import { useFeaturedPost } from '../../api';
import { PostByline } from '../cards/post-byline';
import { POST_RATIO } from '../cards/post-grid';
import styles from './featured-post.module.css';

const WIDTH = '(min-width: 1200px) 635px, (min-width: 900px) calc(55vw - 27px), calc(100vw - 32px)';

/** The latest featured post, across the page. */
export function FeaturedPost() {
  const { data, error } = useFeaturedPost();
  if (error || data?.posts.length === 0) return null;
  const [post] = data?.posts ?? [];
  if (!post) return <Skeleton variant="rounded" className={styles.awaited} />;
  return (
    <LeadingCard component="article" aria-label="Featured post" className={styles.card}>
      <ResponsiveImage
        src={post.featuredImage}
        libraryImage={post.libraryImage}
        ratio={POST_RATIO}
        sizes={WIDTH}
        first
      />
      <FeaturedMark />
      <div className={styles.words}>
        <div>
          <span className={classes(text.caption, text.muted)}>{post.category.name}</span>
          <h2 className={classes(text.h3, styles.title)}>
            <CoveringLink to={paths.post(post.slug)}>{post.title}</CoveringLink>
          </h2>
        </div>
        <Beginning lines={3}>{post.excerpt}</Beginning>
        <PostByline post={post} />
      </div>
    </LeadingCard>
  );
}
