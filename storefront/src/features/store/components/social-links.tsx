import FacebookIcon from '@mui/icons-material/FacebookOutlined';
import GitHubIcon from '@mui/icons-material/GitHub';
import InstagramIcon from '@mui/icons-material/Instagram';
import LinkedInIcon from '@mui/icons-material/LinkedIn';
import PinterestIcon from '@mui/icons-material/Pinterest';
import XIcon from '@mui/icons-material/X';
import YouTubeIcon from '@mui/icons-material/YouTube';
import Box from '@mui/material/Box';
import SvgIcon from '@mui/material/SvgIcon';
import type { SocialLink, SocialNetwork } from '@stoa/contract';
import type { ComponentType } from 'react';
import { RoundButton } from '../../../components/round-button';

export function SocialLinks({ links }: { links: SocialLink[] }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', '&&': { marginInline: '-12px' } }}>
      {links.map(({ network, url }) => {
        const { name, Icon } = networks[network];
        return (
          <RoundButton
            key={network}
            href={url}
            rel="noopener me"
            aria-label={name}
            title={name}
            sx={{ fontSize: '1.25rem', color: 'text.secondary' }}
          >
            <Icon />
          </RoundButton>
        );
      })}
    </Box>
  );
}

/** Material has no icon for it, so we drew the note ourselves. */
const TikTokIcon = () => (
  <SvgIcon>
    <path d="M12.6 2.5h3.3a5.2 5.2 0 0 0 4.6 4.6v3.3a8.4 8.4 0 0 1-4.6-1.5v6.7a6 6 0 1 1-5.2-5.95v3.4a2.7 2.7 0 1 0 1.9 2.55Z" />
  </SvgIcon>
);

const networks: Record<SocialNetwork, { name: string; Icon: ComponentType }> = {
  facebook: { name: 'Facebook', Icon: FacebookIcon },
  instagram: { name: 'Instagram', Icon: InstagramIcon },
  x: { name: 'X', Icon: XIcon },
  linkedin: { name: 'LinkedIn', Icon: LinkedInIcon },
  youtube: { name: 'YouTube', Icon: YouTubeIcon },
  github: { name: 'GitHub', Icon: GitHubIcon },
  pinterest: { name: 'Pinterest', Icon: PinterestIcon },
  tiktok: { name: 'TikTok', Icon: TikTokIcon },
};
