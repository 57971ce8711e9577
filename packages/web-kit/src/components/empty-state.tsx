import type { ReactNode } from 'react';
import { ArchMark } from '../brand/arch-mark';
import { classes } from '../lib/classes';
import { text } from '../theme/text';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  title: string;
  /** The heading level: 1 if nothing else is on the page. */
  level?: 1 | 2 | 3;
  action?: ReactNode;
  children: ReactNode;
};

export function EmptyState({ title, level = 2, action, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.room}>
      <ArchMark size={88} />
      <Heading className={classes(level === 1 ? text.h2 : text.h3, styles.title)}>{title}</Heading>
      <p className={classes(text.body1, text.muted, styles.text)}>{children}</p>
      {action}
    </div>
  );
}
