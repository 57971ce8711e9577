import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

/** A record's name, linked to its edit page if it has one. */
export function RecordLink({ to, children }: { to: string | undefined; children: string }) {
  if (to === undefined) return <strong>{children}</strong>;
  return (
    <Link component={RouterLink} to={to} color="textPrimary" underline="hover">
      {children}
    </Link>
  );
}
