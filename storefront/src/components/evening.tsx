import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

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
    <Drawing viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
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
    </Drawing>
  );
}

const Drawing = styled('svg')(({ theme }) => ({
  width: '100%',
  height: 'auto',
  '& .sky-high': { stopColor: '#1F1B24' },
  '& .sky-middle': { stopColor: '#7A3F33' },
  '& .sky-low': { stopColor: '#F0A06F' },
  '& .glow': { stopColor: '#F6B98A' },
  '& .sun': { fill: '#FBE3BE' },
  '& .sea-far': { stopColor: '#B8623F' },
  '& .sea-near': { stopColor: '#2B1B18' },
  '& .shimmer': { stroke: '#FBE3BE', strokeWidth: 3, strokeLinecap: 'round', opacity: 0.55 },
  '& .hill-far': { fill: '#5B352F' },
  '& .hill-near': { fill: '#231E18' },
  '& .trunk': { fill: 'none', stroke: '#231E18', strokeWidth: 6 },
  '& .rim': { fill: 'none', stroke: theme.vars.palette.text.primary, strokeOpacity: 0.22 },
  '& .step': { fill: theme.vars.palette.text.primary, fillOpacity: 0.16 },
  '& .step.low': { fillOpacity: 0.08 },
  ...theme.applyStyles('light', {
    '& .sky-high': { stopColor: '#F4DFC4' },
    '& .sky-middle': { stopColor: '#F1BE93' },
    '& .sky-low': { stopColor: '#E08A5B' },
    '& .glow': { stopColor: '#FFF1DA' },
    '& .sun': { fill: '#FFF6E6' },
    '& .sea-far': { stopColor: '#D27A4E' },
    '& .sea-near': { stopColor: '#8E4526' },
    '& .shimmer': { stroke: '#FFF6E6', opacity: 0.7 },
    '& .hill-far': { fill: '#B9855F' },
    '& .hill-near': { fill: '#6E7F50' },
    '& .trunk': { stroke: '#6E7F50' },
  }),
}));
