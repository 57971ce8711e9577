import type { PostDetail } from '@stoa/contract';
import { counted } from '@stoa/contract';
import { classes, Skeleton, text } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ResponsiveImage } from '../../../../components/images/responsive-image';
import { paths } from '../../../../config/paths';
import { PostByline } from '../cards/post-byline';
import { POST_RATIO } from '../cards/post-grid';
import styles from './article-header.module.css';

const WIDTH = '(min-width: 1008px) 958px, (min-width: 600px) calc(100vw - 50px), calc(100vw - 34px)';

export function ArticleHeader({ post }: { post: PostDetail }) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <p className={classes(text.overline, styles.kind)}>
          <span>Blog Post</span>
          <Link to={paths.blogInCategory(post.category.slug)} className={classes(text.quietLink, text.muted)}>
            {post.category.name}
          </Link>
        </p>
        <h1 className={classes(text.h2, styles.title)} id="post-title">
          {post.title}
        </h1>
        {post.excerpt && <p className={classes(text.subtitle1, text.muted, styles.excerpt)}>{post.excerpt}</p>}
        <div className={styles.byline}>
          <PostByline post={post} large>
            <Detail>{post.readingMinutes} min read</Detail>
            <Detail>{counted(post.viewCount, 'view')}</Detail>
          </PostByline>
        </div>
      </div>
      {post.featuredImage && (
        <div className={styles.image}>
          <ResponsiveImage
            src={post.featuredImage}
            libraryImage={post.libraryImage}
            ratio={POST_RATIO}
            sizes={WIDTH}
            first
          />
        </div>
      )}
    </header>
  );
}

function Detail({ children }: { children: ReactNode }) {
  return (
    <span className={styles.detail}>
      <span aria-hidden="true">·</span>
      {children}
    </span>
  );
}

export function ArticleHeaderSkeleton() {
  return (
    <div className={styles.header} aria-busy="true">
      <div className={styles.words}>
        <Skeleton width="14em" className={text.overline} />
        <Skeleton width="min(100%, 14em)" className={text.h2} />
        <Skeleton width="min(100%, 34em)" className={text.subtitle1} />
        <div className={classes(styles.byline, styles.awaited)}>
          <Skeleton variant="circular" width={44} height={44} />
          <div>
            <Skeleton width="8em" className={text.body2} />
            <Skeleton width="18em" className={text.caption} />
          </div>
        </div>
      </div>
      <Skeleton variant="rounded" className={styles.image} style={{ aspectRatio: POST_RATIO }} />
    </div>
  );
}
