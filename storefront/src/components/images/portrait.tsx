import { classes } from '@stoa/web-kit';
import { useState } from 'react';
import styles from './portrait.module.css';

type PortraitProps = {
  src: string | null;
  size: number;
  /** Letters that stand in if there's no image or it can't be loaded. */
  letters: string;
  className?: string;
};

/** A person's image, with the name beside or on it. */
export function Portrait({ src, size, letters, className }: PortraitProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const look = { className: classes(styles.portrait, className), style: { width: size, height: size } };
  if (src && src !== failed)
    return <img {...look} loading="lazy" src={src} alt="" width={size} height={size} onError={() => setFailed(src)} />;
  return (
    <span {...look} aria-hidden="true">
      {letters}
    </span>
  );
}
