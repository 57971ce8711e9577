import { classes, text } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './badge.module.css';

type BadgeProps = { strong?: boolean; children: ReactNode };

export const Badge = ({ strong = false, children }: BadgeProps) => (
  <span className={classes(text.caption, styles.badge, strong && styles.strong)}>{children}</span>
);

export const BadgeLink = (props: LinkProps) => <Link {...props} className={classes(text.caption, styles.badge)} />;
