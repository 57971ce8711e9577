import { classes, text } from '@stoa/web-kit';
import type { HTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './leading-card.module.css';

type LeadingCardProps = HTMLAttributes<HTMLElement> & { component: 'article' | 'li' | 'section' };

/** The whole card leads where its `CoveringLink` does; other links and buttons sit above it. */
export const LeadingCard = ({ component: Element, className, ...rest }: LeadingCardProps) => (
  <Element {...rest} className={classes(styles.card, className)} />
);

export const CoveringLink = (props: LinkProps) => <Link data-cover {...props} className={styles.cover} />;

/** As much of a text as fits on this many lines. */
export function Beginning({ lines, children }: { lines: number; children: ReactNode }) {
  return (
    <p className={classes(text.body2, text.muted, styles.beginning)} style={{ WebkitLineClamp: lines }}>
      {children}
    </p>
  );
}

export const CardFoot = ({ children }: { children: ReactNode }) => <div className={styles.foot}>{children}</div>;
