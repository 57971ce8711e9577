import { Note, PageMeta, text, useAuth } from '@stoa/web-kit';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../../config/paths';
import { AuthPanel } from '../../../features/auth/components/auth-panel';
import { ResetPasswordForm } from '../../../features/auth/components/reset-password-form';
import { useMailedToken } from '../../use-mailed-token';

export function ResetPassword() {
  const { isAuthenticated, loading, logout } = useAuth();
  const navigate = useNavigate();
  const token = useMailedToken(paths.resetPassword);

  /** The account's sessions ended along with its old password, also one that is still being checked. */
  async function goToLogin(notice: string) {
    if (isAuthenticated || loading) await logout();
    navigate(paths.login, { replace: true, state: { notice } });
  }

  return (
    <>
      <PageMeta title="Reset password" />
      <AuthPanel
        overline="Reset password"
        title="Choose a new password"
        intro="Saving a new password signs you out everywhere."
        footer={
          <Link className={text.link} to={paths.forgotPassword}>
            Request a new link
          </Link>
        }
      >
        {token ? (
          <ResetPasswordForm token={token} onDone={goToLogin} />
        ) : (
          <Note severity="error">This link is incomplete. Use the link in our email, or request a new one.</Note>
        )}
      </AuthPanel>
    </>
  );
}
