import { text } from '@stoa/web-kit';
import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={text.h4} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
