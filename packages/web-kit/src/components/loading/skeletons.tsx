import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

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
