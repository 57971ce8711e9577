import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { SocialNetwork } from '@stoa/contract';
import { useStore } from '../api/get-store';

const networkNames: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  github: 'GitHub',
  pinterest: 'Pinterest',
  tiktok: 'TikTok',
};

export function ContactLinks() {
  const { data } = useStore();
  if (!data) return null;
  return (
    <Stack
      direction="row"
      component="nav"
      aria-label="Contact"
      sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 1, typography: 'body2' }}
    >
      <Link href={`mailto:${data.contactEmail}`} color="textSecondary" underline="hover">
        {data.contactEmail}
      </Link>
      {data.socialLinks.map(({ network, url }) => (
        <Link key={network} href={url} rel="noopener me" color="textSecondary" underline="hover">
          {networkNames[network]}
        </Link>
      ))}
    </Stack>
  );
}
