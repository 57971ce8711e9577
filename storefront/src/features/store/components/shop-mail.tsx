import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useStore } from '../api';

/** For people who'd rather write from their own email program. */
export function ShopMail() {
  const { data } = useStore();
  if (!data?.contactEmail) return null;
  return (
    <Typography color="textSecondary" sx={{ marginTop: 3 }}>
      Or email us: <Link href={`mailto:${data.contactEmail}`}>{data.contactEmail}</Link>
    </Typography>
  );
}
