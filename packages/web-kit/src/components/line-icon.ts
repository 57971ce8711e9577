import type { SvgIconProps } from '@mui/material/SvgIcon';

/** Line icons of one weight; they take the size and the colour of the text around them. */
export const lineIcon = {
  fontSize: 'inherit',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  sx: { fill: 'none' },
} satisfies SvgIconProps;
