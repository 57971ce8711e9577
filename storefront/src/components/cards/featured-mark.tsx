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
