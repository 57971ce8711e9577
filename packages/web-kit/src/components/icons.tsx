import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

/** Line icons of one weight; they take the size and the colour of the text around them. */
const line = {
  fontSize: 'inherit',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  sx: { fill: 'none' },
} satisfies SvgIconProps;

export function SunIcon() {
  return (
    <SvgIcon {...line}>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M18.4 5.6l-1.1 1.1M6.7 17.3l-1.1 1.1" />
    </SvgIcon>
  );
}

export function MoonIcon() {
  return (
    <SvgIcon {...line}>
      <path d="M20 14.4A8.2 8.2 0 0 1 9.6 4a8.2 8.2 0 1 0 10.4 10.4Z" />
    </SvgIcon>
  );
}

export function ScreenIcon() {
  return (
    <SvgIcon {...line}>
      <rect x="3.5" y="4.5" width="17" height="11.5" rx="2" />
      <path d="M9 20h6M12 16v4" />
    </SvgIcon>
  );
}
