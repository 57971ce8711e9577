import { PageMeta, readReturnPath, text, withReturnPath } from '@stoa/web-kit';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../../config/paths';
import { AuthPanel } from '../../../features/auth/components/auth-panel';
import { GuestsOnly } from '../../../features/auth/components/guests-only';
import { RegisterForm } from '../../../features/auth/components/register-form';

export function Register() {
  const [search] = useSearchParams();
  const login = (
    <>
      Already have an account?{' '}
      <Link className={text.link} to={withReturnPath(paths.login, readReturnPath(search))}>
        Login
      </Link>
    </>
  );
  return (
    <GuestsOnly>
      <PageMeta title="Register" />
      <AuthPanel
        overline="Register"
        title="Create your account"
        intro="All we need is your name, email, and a password."
        footer={login}
      >
        <RegisterForm />
      </AuthPanel>
    </GuestsOnly>
  );
}
