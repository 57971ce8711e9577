import { Note, PageMeta, readReturnPath, text, withReturnPath } from '@stoa/web-kit';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '../../../config/paths';
import { AuthPanel } from '../../../features/auth/components/auth-panel';
import { GuestsOnly } from '../../../features/auth/components/guests-only';
import { LoginForm } from '../../../features/auth/components/login-form';
import styles from './login.module.css';

export function Login() {
  const [search] = useSearchParams();
  const notice: string | undefined = useLocation().state?.notice;
  const register = (
    <>
      New here?{' '}
      <Link className={text.link} to={withReturnPath(paths.register, readReturnPath(search))}>
        Create an account
      </Link>
    </>
  );
  return (
    <GuestsOnly>
      <PageMeta title="Login" />
      <AuthPanel overline="Login" title="Welcome back" intro="Sign in to pick up where you left off." footer={register}>
        {notice && (
          <Note severity="success" role="status" className={styles.notice}>
            {notice}
          </Note>
        )}
        <LoginForm />
      </AuthPanel>
    </GuestsOnly>
  );
}
