import { classes, text } from '@stoa/web-kit';
import { PostList } from '../../../features/blog/components/list/post-list';
import styles from './blog.module.css';

export function Blog() {
  return (
    <div className={styles.page}>
      <h1 className={text.h2}>Blog</h1>
      <p className={classes(text.subtitle1, text.muted, styles.tagline)}>
        Stories, guides, and news from behind the scenes.
      </p>
      <PostList />
    </div>
  );
}
