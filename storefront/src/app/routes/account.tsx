import { MuiTheme, PageMeta, PageSpinner, RequireAuth, withReturnPath } from '@stoa/web-kit';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths';
import { AccountHeader } from '../../features/account/components/account-header';
import { PasswordSection } from '../../features/account/components/password-section';
import { ProfileSection } from '../../features/account/components/profile-section';
import { SessionsSection } from '../../features/account/components/sessions-section';

export function Account() {
  return (
    <RequireAuth signedOut={<ToLogin />}>
      <PageMeta title="Your account" />
      <MuiTheme>
        <AccountHeader />
        <ProfileSection />
        <PasswordSection />
        <SessionsSection />
      </MuiTheme>
    </RequireAuth>
  );
}

function ToLogin() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const login = withReturnPath(paths.login, `${pathname}${search}${hash}`);
  useEffect(() => {
    // Logout is already on its way to the login page, and shouldn't lead back here.
    if (window.location.pathname !== paths.login) navigate(login, { replace: true });
  }, [login, navigate]);
  return <PageSpinner />;
}
