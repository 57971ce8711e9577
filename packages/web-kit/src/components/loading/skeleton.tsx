import type { ComponentProps } from 'react';
import { classes } from '../../lib/classes';
import styles from './skeleton.module.css';

type SkeletonProps = ComponentProps<'span'> & {
  /** `text` is as tall as a line of the text it stands for, whose class it takes as well. */
  variant?: 'text' | 'circular' | 'rectangular' | 'rounded';
  width?: number | string;
  height?: number | string;
};

/** A placeholder for what is still loading. */
export const Skeleton = ({ variant = 'text', width, height, className, style, ...rest }: SkeletonProps) => (
  <span
    {...rest}
    className={classes(styles.skeleton, styles[variant], className)}
    style={{ width, height, ...style }}
  />
);
