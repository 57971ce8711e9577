import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { PageMeta, useAuth } from '@stoa/web-kit';
import { useEffect } from 'react';
import { Link as RouterLink, useLocation, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../config/paths';
import { AuthPanel } from '../../features/auth/components/auth-panel';
import { ResetPasswordForm } from '../../features/auth/components/reset-password-form';

export function ResetPassword() {
  const { isAuthenticated, logout } = useAuth();
  const navigate = useNavigate();
  const token = useMailedToken();

  /** Its sessions have ended with the old password. */
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
        intro="Once it is saved, every browser that is signed in to your account is signed out."
        footer={
          <Link component={RouterLink} to={paths.forgotPassword}>
            Ask for a new link
          </Link>
        }
      >
        {token ? (
          <ResetPasswordForm token={token} onDone={goToLogin} />
        ) : (
          <Alert severity="error">
            This link is incomplete. Please open the one in our mail, or ask for a new one.
          </Alert>
        )}
      </AuthPanel>
    </>
  );
}

/** Out of the address bar at once, where it could be seen and shared; this entry of the history keeps it for a reload. */
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
