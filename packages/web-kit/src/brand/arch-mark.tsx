import { styled } from '@mui/material/styles';
import { arch } from './arch';

/** Decorative: the shop's name is always next to it. */
export function ArchMark({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox={`0 0 ${arch.size} ${arch.size}`} width={size} height={size} aria-hidden="true" focusable="false">
      <path d={arch.ring} fill="currentColor" />
      <Sun d={arch.sun} />
    </svg>
  );
}

const Sun = styled('path')(({ theme }) => ({ fill: theme.vars.palette.primary.main }));
