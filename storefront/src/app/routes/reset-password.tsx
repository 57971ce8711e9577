import { PageMeta, text, useAuth } from '@stoa/web-kit';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Note } from '../../components/note';
import { paths } from '../../config/paths';
import { AuthPanel } from '../../features/auth/components/auth-panel';
import { ResetPasswordForm } from '../../features/auth/components/reset-password-form';

export function ResetPassword() {
  const { isAuthenticated, logout } = useAuth();
  const navigate = useNavigate();
  const token = useMailedToken();

  /** The account's sessions ended along with its old password. */
  async function goToLogin(notice: string) {
    if (isAuthenticated) await logout();
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
          <Note severity="error">This link is incomplete. Open the one from our email, or request a new one.</Note>
        )}
      </AuthPanel>
    </>
  );
}

/**
 * Takes the token out of the address bar right away, where it could be seen and shared. The history entry keeps it for a reload.
 */
function useMailedToken(): string | undefined {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const inAddress = search.get('token');
  useEffect(() => {
    if (inAddress) navigate(paths.resetPassword, { replace: true, state: { token: inAddress } });
  }, [inAddress, navigate]);
  return inAddress ?? state?.token;
}
