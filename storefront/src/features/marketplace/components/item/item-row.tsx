import { classes, text } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import { foursGrid } from '../cards/item-grid';
import styles from './item-row.module.css';

type ItemRowProps = { id: string; title: string; children: ReactNode };

/** Cards below an item. Until there's one, nothing is shown. */
export const ItemRow = ({ id, title, children }: ItemRowProps) => (
  <section className={styles.section} aria-labelledby={id}>
    <h2 className={classes(text.h3, styles.title)} id={id}>
      {title}
    </h2>
    <div className={foursGrid}>{children}</div>
  </section>
);
