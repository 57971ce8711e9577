import { PageMeta, text } from '@stoa/web-kit';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths';
import { AuthPanel } from '../../../features/auth/components/auth-panel';
import { ForgotPasswordForm } from '../../../features/auth/components/forgot-password-form';

export function ForgotPassword() {
  return (
    <>
      <PageMeta title="Forgot password" />
      <AuthPanel
        overline="Forgot password"
        title="Reset your password"
        intro="Enter your email and we’ll send you a link to reset your password."
        footer={
          <Link className={text.link} to={paths.login}>
            Back to login
          </Link>
        }
      >
        <ForgotPasswordForm />
      </AuthPanel>
    </>
  );
}
