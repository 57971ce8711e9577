import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useStore } from '../api/get-store';

/** For those who rather write from their own mail program. */
export function ShopMail() {
  const { data } = useStore();
  if (!data) return null;
  return (
    <Typography color="textSecondary" sx={{ marginTop: 3 }}>
      Or by mail: <Link href={`mailto:${data.contactEmail}`}>{data.contactEmail}</Link>
    </Typography>
  );
}
