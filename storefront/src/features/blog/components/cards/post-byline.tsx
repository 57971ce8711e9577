import type { PostSummary } from '@stoa/contract';
import { classes, formatDate, text } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import { Portrait } from '../../../../components/images/portrait';
import styles from './post-byline.module.css';

type PostBylineProps = { post: PostSummary; large?: boolean; children?: ReactNode };

/** The post's author and date; `children` follow the date. */
export function PostByline({ post, large = false, children }: PostBylineProps) {
  const { author } = post;
  const date = post.publishedAt ?? post.createdAt;
  return (
    <div className={styles.byline}>
      {author && (
        <Portrait
          src={author.avatar}
          size={large ? 44 : 32}
          letters={author.name.slice(0, 1)}
          className={classes(styles.portrait, large && styles.large)}
        />
      )}
      <div className={styles.words}>
        {author && <p className={classes(text.body2, styles.name)}>{author.name}</p>}
        <p className={classes(text.caption, text.muted, large && text.figures)}>
          <time dateTime={date}>{formatDate(date)}</time>
          {children}
        </p>
      </div>
    </div>
  );
}
