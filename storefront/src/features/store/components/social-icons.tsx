import SvgIcon from '@mui/material/SvgIcon';
import type { SocialNetwork } from '@stoa/contract';
import type { ReactNode } from 'react';

/** Each network by a plain drawing of ours, in the line of the other icons. */
const drawings: Record<SocialNetwork, { name: string; drawing: ReactNode }> = {
  facebook: { name: 'Facebook', drawing: <path d="M16.5 3.5H14a3.5 3.5 0 0 0-3.5 3.5v13.5M7 11.5h8.5" /> },
  instagram: {
    name: 'Instagram',
    drawing: (
      <>
        <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
        <circle cx="12" cy="12" r="4" />
        <path d="M16.9 7.1h.01" />
      </>
    ),
  },
  x: { name: 'X', drawing: <path d="m4.5 4 15 16M19.5 4 13 11.2M11 13.2 4.5 20" /> },
  linkedin: {
    name: 'LinkedIn',
    drawing: (
      <>
        <rect x="3.5" y="3.5" width="17" height="17" rx="3" />
        <path d="M8 11v5.5M8 7.6h.01M12 16.5V11M12 13.4a2.2 2.2 0 0 1 4.4 0v3.1" />
      </>
    ),
  },
  youtube: {
    name: 'YouTube',
    drawing: (
      <>
        <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
        <path d="M10.25 9.25v5.5L14.75 12z" />
      </>
    ),
  },
  github: {
    name: 'GitHub',
    drawing: (
      <path d="M9.5 20.5v-3.2c-3.4.9-4-1.6-5.5-2M14.5 20.5v-3.4a2.9 2.9 0 0 0-.8-2.3c2.7-.3 5.3-1.3 5.3-5.6a4.4 4.4 0 0 0-1.2-3.1 4 4 0 0 0-.1-3s-1-.3-3.2 1.2a11 11 0 0 0-5.6 0C6.7 2.8 5.7 3.1 5.7 3.1a4 4 0 0 0-.1 3 4.4 4.4 0 0 0-1.2 3.1c0 4.3 2.6 5.3 5.3 5.6a2.9 2.9 0 0 0-.2 2.5" />
    ),
  },
  pinterest: {
    name: 'Pinterest',
    drawing: (
      <>
        <circle cx="12" cy="12" r="8.75" />
        <path d="M12 8.5 9.7 18.5M8.9 13.1a3.3 3.3 0 1 1 4.1 1.9c-.9.2-1.7-.2-2.2-.8" />
      </>
    ),
  },
  tiktok: { name: 'TikTok', drawing: <path d="M13.5 3.5v12a4 4 0 1 1-4-4M13.5 3.5a5.5 5.5 0 0 0 5.5 5" /> },
};

export const networkName = (network: SocialNetwork): string => drawings[network].name;

export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <SvgIcon
      fontSize="inherit"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      sx={{ fill: 'none' }}
    >
      {drawings[network].drawing}
    </SvgIcon>
  );
}
