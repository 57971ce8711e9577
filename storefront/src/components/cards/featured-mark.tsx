import StarIcon from '@mui/icons-material/StarOutlined';
import { classes, text } from '@stoa/web-kit';
import styles from './featured-mark.module.css';

export function FeaturedMark() {
  return (
    <span className={classes(text.caption, styles.mark)}>
      <StarIcon /> Featured
    </span>
  );
}

/** If every card says that it's featured, none is. */
const MOST_MARKED = 3;

export const markedAmong = <Listed extends { featured: boolean }>(listed: Listed[]): Listed[] =>
  listed.filter(({ featured }) => featured).slice(0, MOST_MARKED);
