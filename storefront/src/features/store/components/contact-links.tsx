import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { RoundButton } from '../../../components/round-button';
import { useStore } from '../api/get-store';
import { networkName, SocialIcon } from './social-icons';

export function ContactLinks() {
  const { data, error } = useStore();
  if (error && !data) return null;
  return (
    <Stack
      component="nav"
      aria-label="Contact"
      spacing={1}
      sx={{ alignItems: { xs: 'flex-start', sm: 'flex-end' }, minHeight: 80 }}
    >
      {data ? (
        <Link href={`mailto:${data.contactEmail}`} color="textSecondary" underline="hover" variant="body2">
          {data.contactEmail}
        </Link>
      ) : (
        <Skeleton width="12em" sx={{ typography: 'body2' }} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', '&&': { marginInline: '-12px' } }}>
        {data?.socialLinks.map(({ network, url }) => (
          <RoundButton
            key={network}
            href={url}
            rel="noopener me"
            aria-label={networkName(network)}
            title={networkName(network)}
            sx={{ fontSize: '1.25rem', color: 'text.secondary' }}
          >
            <SocialIcon network={network} />
          </RoundButton>
        ))}
      </Box>
    </Stack>
  );
}
