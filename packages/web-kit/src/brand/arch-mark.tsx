import { arch } from './arch';
import styles from './arch-mark.module.css';

/** Decorative: the shop's name is always next to it. */
export function ArchMark({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox={`0 0 ${arch.size} ${arch.size}`} width={size} height={size} aria-hidden="true" data-arch>
      <path d={arch.ring} fill="currentColor" />
      <path className={styles.sun} d={arch.sun} />
    </svg>
  );
}
