import type { HomePageSection } from '@stoa/contract';
import { classes, text } from '@stoa/web-kit';
import styles from './quote.module.css';

export const Quote = ({ section: { title, text: words } }: { section: HomePageSection }) => (
  <figure className={styles.quote}>
    <blockquote className={classes(text.h3, styles.words)}>{words}</blockquote>
    {title && <figcaption className={classes(text.subtitle1, text.muted)}>{title}</figcaption>}
  </figure>
);
