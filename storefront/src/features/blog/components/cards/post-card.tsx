import type { PostSummary } from '@stoa/contract';
import { ButtonLink, classes, text, VisuallyHidden } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import { Beginning, CardFoot, CoveringLink, LeadingCard } from '../../../../components/cards/leading-card';
import { ResponsiveImage } from '../../../../components/images/responsive-image';
import { paths } from '../../../../config/paths';
import { usePrefetchPost } from '../../api';
import { PostByline } from './post-byline';
import styles from './post-card.module.css';
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
  const Heading = `h${level}` as const;
  return (
    <LeadingCard component="article" onPointerEnter={() => prefetch(post.slug)}>
      <ResponsiveImage
        src={post.featuredImage}
        libraryImage={post.libraryImage}
        ratio={POST_RATIO}
        sizes={POST_CARD_SIZES}
        first={first}
      />
      {mark}
      <div className={styles.body}>
        <div>
          <span className={classes(text.caption, text.muted)}>{post.category.name}</span>
          <Heading className={classes(text.h4, styles.title)}>
            <CoveringLink to={address}>{post.title}</CoveringLink>
          </Heading>
        </div>
        <PostByline post={post} />
        <Beginning lines={3}>{post.excerpt}</Beginning>
        <PostTags tags={post.tags} />
        <CardFoot>
          <PostFigures post={post} />
          <ButtonLink to={address} className={styles.more}>
            Read More
            <VisuallyHidden>: {post.title}</VisuallyHidden>
          </ButtonLink>
        </CardFoot>
      </div>
    </LeadingCard>
  );
}
