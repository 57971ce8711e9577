import type { PostSummary } from '@stoa/contract';
import { classes, text } from '@stoa/web-kit';
import { PostCard } from '../cards/post-card';
import { postGrid } from '../cards/post-grid';
import styles from './related-posts.module.css';

export function RelatedPosts({ posts }: { posts: PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="related-title">
      <h2 className={classes(text.h3, styles.title)} id="related-title">
        Related posts
      </h2>
      <div className={postGrid}>
        {posts.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </div>
    </section>
  );
}
