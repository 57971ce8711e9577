import { PageOutlet, PageSpinner, RequireAuth, withReturnPath } from '@stoa/web-kit';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../config/paths';

export function SignedInOnly() {
  return (
    <RequireAuth signedOut={<ToLogin />}>
      <PageOutlet />
    </RequireAuth>
  );
}

function ToLogin() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const login = withReturnPath(paths.login, `${pathname}${search}${hash}`);
  useEffect(() => {
    // A logout is on its way there already, and does not want to come back.
    if (window.location.pathname !== paths.login) navigate(login, { replace: true });
  }, [login, navigate]);
  return <PageSpinner />;
}
