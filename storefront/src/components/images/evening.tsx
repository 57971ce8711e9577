import type { ReactNode } from 'react';
import styles from './evening.module.css';

type EveningProps = {
  /** Tells its parts apart from those of other drawings on the page. */
  id: string;
  width: number;
  height: number;
  /** Paths of the openings that the evening shows through. */
  openings: string[];
  /** What lies behind the openings, drawn with the classes below. */
  view: ReactNode;
  children: ReactNode;
};

/** Evening over the sea, seen through arches. */
export function Evening({ id, width, height, openings, view, children }: EveningProps) {
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <linearGradient id={`${id}-sky`} x2="0" y2="1">
          <stop offset="0" className="sky-high" />
          <stop offset="0.55" className="sky-middle" />
          <stop offset="1" className="sky-low" />
        </linearGradient>
        <linearGradient id={`${id}-sea`} x2="0" y2="1">
          <stop offset="0" className="sea-far" />
          <stop offset="1" className="sea-near" />
        </linearGradient>
        <radialGradient id={`${id}-glow`}>
          <stop offset="0.35" className="glow" />
          <stop offset="1" className="glow" stopOpacity="0" />
        </radialGradient>
        <clipPath id={`${id}-openings`}>
          {openings.map((path) => (
            <path key={path} d={path} />
          ))}
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}-openings)`}>{view}</g>
      {children}
    </svg>
  );
}
