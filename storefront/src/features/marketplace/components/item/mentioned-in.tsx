import type { Mention } from '@stoa/contract';
import { classes, text } from '@stoa/web-kit';
import { Link } from 'react-router-dom';
import { paths } from '../../../../config/paths';
import styles from './mentioned-in.module.css';

export function MentionedIn({ posts }: { posts: Mention[] }) {
  if (posts.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="mentioned-in">
      <h2 className={classes(text.h5, styles.title)} id="mentioned-in">
        Mentioned in
      </h2>
      <ul className={styles.posts}>
        {posts.map(({ id, slug, title }) => (
          <li key={id}>
            <Link to={paths.post(slug)} className={text.link}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
