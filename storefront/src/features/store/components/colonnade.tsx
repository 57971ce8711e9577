import { styled } from '@mui/material/styles';

const arches = [
  { x: 16, top: 132, width: 176 },
  { x: 220, top: 24, width: 200 },
  { x: 448, top: 132, width: 176 },
];
const floor = 470;

function archPath({ x, top, width }: (typeof arches)[number], grow = 0): string {
  const radius = width / 2 + grow;
  return `M${x - grow} ${floor}V${top + width / 2}a${radius} ${radius} 0 0 1 ${radius * 2} 0V${floor}Z`;
}

/** Evening over the sea, seen through three arches. */
export function Colonnade() {
  return (
    <Drawing viewBox="0 0 640 500" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="colonnade-sky" x2="0" y2="1">
          <stop offset="0" className="sky-high" />
          <stop offset="0.55" className="sky-middle" />
          <stop offset="1" className="sky-low" />
        </linearGradient>
        <linearGradient id="colonnade-sea" x2="0" y2="1">
          <stop offset="0" className="sea-far" />
          <stop offset="1" className="sea-near" />
        </linearGradient>
        <radialGradient id="colonnade-glow">
          <stop offset="0.35" className="glow" />
          <stop offset="1" className="glow" stopOpacity="0" />
        </radialGradient>
        <clipPath id="colonnade-arches">
          {arches.map((arch) => (
            <path key={arch.x} d={archPath(arch)} />
          ))}
        </clipPath>
      </defs>
      <g clipPath="url(#colonnade-arches)">
        <rect width="640" height="370" fill="url(#colonnade-sky)" />
        <circle cx="320" cy="322" r="250" fill="url(#colonnade-glow)" opacity="0.55" />
        <circle className="sun" cx="320" cy="322" r="62" />
        <path className="hill-far" d="M0 330q60-44 118-30t96 8q70 26 130 62H0Z" />
        <path className="hill-far" d="M640 304q-74-18-128 14t-130 52h258Z" />
        <rect y="362" width="640" height="120" fill="url(#colonnade-sea)" />
        <path className="shimmer" d="M272 376h96M288 392h64M262 410h116M296 428h52M280 448h84" />
        <path className="hill-near" d="M0 372q70-34 132-6t92 104H0Z" />
        <path className="hill-near" d="M640 386q-52-22-96 4t-76 80h172Z" />
      </g>
      {arches.map((arch) => (
        <path key={arch.x} className="rim" d={archPath(arch, 10)} />
      ))}
      <path className="step" d="M4 470h632v12H4Z" />
      <path className="step low" d="M0 482h640v14H0Z" />
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
  }),
}));
