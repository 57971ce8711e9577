import { EmptyState, MuiTheme, NeedsScripts, PageMeta, PageSpinner, RequireAuth, withReturnPath } from '@stoa/web-kit';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths';
import { AccountHeader } from '../../features/account/components/account-header';
import { DeletionSection } from '../../features/account/components/deletion-section';
import { EmailSection } from '../../features/account/components/email-section';
import { PasswordSection } from '../../features/account/components/password-section';
import { ProfileSection } from '../../features/account/components/profile-section';
import { SessionsSection } from '../../features/account/components/sessions-section';

export function Account() {
  return (
    <NeedsScripts
      otherwise={
        <EmptyState title="Your account" level={1}>
          Your account needs JavaScript. Turn it on in your browser, then reload the page.
        </EmptyState>
      }
    >
      <PageMeta title="Your account" />
      <RequireAuth signedOut={<ToLogin />}>
        <MuiTheme>
          <AccountHeader />
          <ProfileSection />
          <EmailSection />
          <PasswordSection />
          <SessionsSection />
          <DeletionSection />
        </MuiTheme>
      </RequireAuth>
    </NeedsScripts>
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
