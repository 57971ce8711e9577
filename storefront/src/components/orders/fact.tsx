import { classes, text } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import styles from './fact.module.css';

type FactProps = { title: string; children: ReactNode };

/** Something that was said of an order. Line breaks stay. */
export const Fact = ({ title, children }: FactProps) => (
  <section className={styles.fact}>
    <h2 className={text.subtitle2}>{title}</h2>
    <p className={classes(text.body2, styles.words)}>{children}</p>
  </section>
);
