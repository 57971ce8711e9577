import FacebookIcon from '@mui/icons-material/FacebookOutlined';
import GitHubIcon from '@mui/icons-material/GitHub';
import InstagramIcon from '@mui/icons-material/Instagram';
import LinkedInIcon from '@mui/icons-material/LinkedIn';
import PinterestIcon from '@mui/icons-material/Pinterest';
import XIcon from '@mui/icons-material/X';
import YouTubeIcon from '@mui/icons-material/YouTube';
import type { SocialLink, SocialNetwork } from '@stoa/contract';
import { createIcon } from '@stoa/web-kit';
import type { ComponentType } from 'react';
import { RoundLink } from '../../../components/round-button';
import styles from './contact-links.module.css';

export function SocialLinks({ links }: { links: SocialLink[] }) {
  return (
    <div className={styles.social}>
      {links.map(({ network, url }) => {
        const { name, Icon } = networks[network];
        return (
          <RoundLink
            key={network}
            href={url}
            rel="noopener me"
            aria-label={name}
            title={name}
            className={styles.network}
          >
            <Icon />
          </RoundLink>
        );
      })}
    </div>
  );
}

/** Material has no icon for it, so we drew the note ourselves. */
const TikTokIcon = createIcon(
  <path d="M12.6 2.5h3.3a5.2 5.2 0 0 0 4.6 4.6v3.3a8.4 8.4 0 0 1-4.6-1.5v6.7a6 6 0 1 1-5.2-5.95v3.4a2.7 2.7 0 1 0 1.9 2.55Z" />,
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
