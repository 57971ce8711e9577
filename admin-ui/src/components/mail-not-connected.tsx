import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../config/paths';
import { useMailConnected } from '../lib/use-mail-connected';

/** Says that nobody gets emails yet, and where that is changed. */
export function MailNotConnected() {
  if (useMailConnected() !== false) return null;
  return (
    <>
      No mail server is connected, so nobody gets emails.{' '}
      <Link component={RouterLink} to={paths.mailServer}>
        Connect one
      </Link>
    </>
  );
}
