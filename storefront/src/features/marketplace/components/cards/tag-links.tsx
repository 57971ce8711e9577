import type { Term } from '@stoa/contract';
import { classes, text } from '@stoa/web-kit';
import { Link } from 'react-router-dom';
import { paths } from '../../../../config/paths';
import styles from './tag-links.module.css';

/** Each leads to everything that has the tag. */
export function TagLinks({ tags }: { tags: Term[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className={classes(text.caption, styles.tags)}>
      {tags.map(({ id, name, slug }) => (
        <li key={id}>
          <Link to={paths.itemsTagged(slug)} className={text.quietLink}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
