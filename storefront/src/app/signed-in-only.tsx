import { EmptyState, NeedsScripts, PageMeta, PageSpinner, RequireAuth, withReturnPath } from '@stoa/web-kit';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../config/paths';

/** A page of the account. Visitors sign in first, and come back. */
export const SignedInOnly = ({ title, children }: { title: string; children: ReactNode }) => (
  <NeedsScripts
    otherwise={
      <EmptyState title={title} level={1}>
        Your account needs JavaScript. Turn it on in your browser, then reload the page.
      </EmptyState>
    }
  >
    <PageMeta title={title} />
    <RequireAuth signedOut={<ToLogin />}>{children}</RequireAuth>
  </NeedsScripts>
);

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
