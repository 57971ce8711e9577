import type { ComponentProps, ReactNode } from 'react';
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

type SkeletonsProps = { count: number; of: () => ReactNode; className?: string };

/** Repeats the placeholder shape `count` times; `className` gives it the layout of the real content. */
export function Skeletons({ count, of: shape, className }: SkeletonsProps) {
  return (
    <div aria-busy="true" className={className}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never change places
        <div key={place} aria-hidden="true" className={styles.place}>
          {shape()}
        </div>
      ))}
    </div>
  );
}
