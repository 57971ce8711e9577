import { type ReactNode, useEffect } from 'react';
import { useAuth } from '../auth/auth-context';
import { PageSpinner } from '../components/spinner';

type RequireAuthProps = {
  /** What a signed-out visitor gets: `<Navigate replace to={…} />`, or `<LeaveTo href={…} />` out of the application. */
  signedOut: ReactNode;
  children: ReactNode;
};

export function RequireAuth({ signedOut, children }: RequireAuthProps) {
  const { loading, isAuthenticated } = useAuth();
  if (loading) return <PageSpinner />;
  return isAuthenticated ? children : signedOut;
}

/** `notAdmin`: what everybody else who is signed in gets. */
export function RequireAdmin({ notAdmin, children, ...props }: RequireAuthProps & { notAdmin: ReactNode }) {
  const { isAdmin } = useAuth();
  return <RequireAuth {...props}>{isAdmin ? children : notAdmin}</RequireAuth>;
}

/** To a page of another application of this origin. The back button may show this one again as it was left: then once more. */
export function LeaveTo({ href }: { href: string }) {
  useEffect(() => {
    const leave = () => window.location.replace(href);
    leave();
    window.addEventListener('pageshow', leave);
    return () => window.removeEventListener('pageshow', leave);
  }, [href]);
  return <PageSpinner />;
}
