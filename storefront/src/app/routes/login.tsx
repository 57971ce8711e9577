import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { PageMeta, readReturnPath, withReturnPath } from '@stoa/web-kit';
import { Link as RouterLink, useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '../../config/paths';
import { AuthPanel } from '../../features/auth/components/auth-panel';
import { GuestsOnly } from '../../features/auth/components/guests-only';
import { LoginForm } from '../../features/auth/components/login-form';

export function Login() {
  const [search] = useSearchParams();
  const notice: string | undefined = useLocation().state?.notice;
  const register = (
    <>
      New here?{' '}
      <Link component={RouterLink} to={withReturnPath(paths.register, readReturnPath(search))}>
        Create an account
      </Link>
    </>
  );
  return (
    <GuestsOnly>
      <PageMeta title="Login" />
      <AuthPanel overline="Login" title="Welcome back" intro="Sign in to pick up where you left off." footer={register}>
        {notice && (
          <Alert severity="success" role="status" sx={{ marginBottom: 2.5 }}>
            {notice}
          </Alert>
        )}
        <LoginForm />
      </AuthPanel>
    </GuestsOnly>
  );
}
