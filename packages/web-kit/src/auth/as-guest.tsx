import { type ReactNode, useState } from 'react';
import { AuthContext, createAuthStore, useAuth } from './auth-context';

const GUEST = { name: '', email: '', avatar: null, isAuthenticated: false, isAdmin: false, loading: false };

/** Its children are as nobody's session shows them. */
export function AsGuest({ children }: { children: ReactNode }) {
  const auth = useAuth();
  const [store] = useState(() => createAuthStore({ ...auth, ...GUEST }));
  return <AuthContext value={store}>{children}</AuthContext>;
}
