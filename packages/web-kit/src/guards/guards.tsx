import { type ReactNode, useEffect } from 'react';
import { useAuth } from '../auth/auth-context';
import { PageSpinner } from '../components/loading/spinner';

type RequireAuthProps = {
  /** Shown if signed out: `<Navigate replace to={…} />`, or `<LeaveTo href={…} />` to leave the app. */
  signedOut: ReactNode;
  children: ReactNode;
};

export function RequireAuth({ signedOut, children }: RequireAuthProps) {
  const { loading, isAuthenticated } = useAuth();
  if (loading) return <PageSpinner />;
  return isAuthenticated ? children : signedOut;
}

/** `notAdmin` is shown to signed-in users who aren't administrators. */
export function RequireAdmin({ notAdmin, children, ...props }: RequireAuthProps & { notAdmin: ReactNode }) {
  const { isAdmin } = useAuth();
  return <RequireAuth {...props}>{isAdmin ? children : notAdmin}</RequireAuth>;
}

/** Leaves for a page of another app on this origin. If the back button restores this page from the cache, it leaves again. */
export function LeaveTo({ href }: { href: string }) {
  useEffect(() => {
    const leave = () => window.location.replace(href);
    leave();
    window.addEventListener('pageshow', leave);
    return () => window.removeEventListener('pageshow', leave);
  }, [href]);
  return <PageSpinner />;
}
