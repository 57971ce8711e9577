import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { usePart } from '@stoa/web-kit';
import { useStore } from '../api';

const loadSocialLinks = () => import('./social-links').then(({ SocialLinks }) => SocialLinks);

export function ContactLinks() {
  const { data, error } = useStore();
  const links = data?.socialLinks;
  const SocialLinks = usePart(loadSocialLinks, Boolean(links?.length), () => undefined);
  if (error && !data) return null;
  return (
    <Stack
      component="nav"
      aria-label="Contact"
      spacing={1}
      sx={{ alignItems: { xs: 'flex-start', sm: 'flex-end' }, minHeight: 80 }}
    >
      {data?.contactEmail && (
        <Link href={`mailto:${data.contactEmail}`} color="textSecondary" underline="hover" variant="body2">
          {data.contactEmail}
        </Link>
      )}
      {!data && <Skeleton width="12em" sx={{ typography: 'body2' }} />}
      {SocialLinks && links && <SocialLinks links={links} />}
    </Stack>
  );
}
