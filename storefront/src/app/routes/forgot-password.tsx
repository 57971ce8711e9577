import Link from '@mui/material/Link';
import { PageMeta } from '@stoa/web-kit';
import { Link as RouterLink } from 'react-router';
import { paths } from '../../config/paths';
import { AuthPanel } from '../../features/auth/components/auth-panel';
import { ForgotPasswordForm } from '../../features/auth/components/forgot-password-form';

export function ForgotPassword() {
  return (
    <>
      <PageMeta title="Forgot password" />
      <AuthPanel
        overline="Forgot password"
        title="A new start"
        intro="Tell us your address, and we send you a link with which you choose a new password."
        footer={
          <Link component={RouterLink} to={paths.login}>
            Back to login
          </Link>
        }
      >
        <ForgotPasswordForm />
      </AuthPanel>
    </>
  );
}
