import { styled } from '@mui/material/styles';

const arch = 'M20 640V220a200 200 0 0 1 400 0v420Z';

/** Evening, seen through one tall arch. */
export function ArchPicture() {
  return (
    <Drawing viewBox="0 0 440 660" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="arch-picture-sky" x2="0" y2="1">
          <stop offset="0" className="sky-high" />
          <stop offset="0.6" className="sky-middle" />
          <stop offset="1" className="sky-low" />
        </linearGradient>
        <linearGradient id="arch-picture-sea" x2="0" y2="1">
          <stop offset="0" className="sea-far" />
          <stop offset="1" className="sea-near" />
        </linearGradient>
        <radialGradient id="arch-picture-glow">
          <stop offset="0.3" className="glow" />
          <stop offset="1" className="glow" stopOpacity="0" />
        </radialGradient>
        <clipPath id="arch-picture-opening">
          <path d={arch} />
        </clipPath>
      </defs>
      <g clipPath="url(#arch-picture-opening)">
        <rect width="440" height="460" fill="url(#arch-picture-sky)" />
        <circle cx="238" cy="388" r="230" fill="url(#arch-picture-glow)" opacity="0.55" />
        <circle className="sun" cx="238" cy="388" r="58" />
        <path className="hill-far" d="M0 420q70-66 140-40t110 26q60 8 100 54H0Z" />
        <path className="hill-far" d="M440 386q-62-8-104 30t-100 44h204Z" />
        <rect y="446" width="440" height="200" fill="url(#arch-picture-sea)" />
        <path className="shimmer" d="M192 462h92M206 480h64M180 502h112M214 524h56M190 550h92M222 580h44" />
        <path className="hill-near" d="M0 500q60-38 124-4t116 146H0Z" />
        <path className="trunk" d="M96 520q-4-120 2-176" />
        <path className="hill-near" d="M98 190q40 74 26 140-10 34-27 34t-26-34q-14-66 27-140Z" />
        <path className="trunk" d="M150 540q-2-70 1-110" />
        <path className="hill-near" d="M151 306q28 54 18 100-7 26-18 26t-18-26q-10-46 18-100Z" />
      </g>
      <path className="rim" d="M8 640V220a212 212 0 0 1 424 0v420" />
      <path className="step" d="M0 640h440v10H0Z" />
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
    '& .hill-near': { fill: '#56663A' },
    '& .trunk': { stroke: '#56663A' },
  }),
}));
