import type { Account, LoginInput, RegisterInput, Session } from '@stoa/contract';
import { createContext, useContext, useSyncExternalStore } from 'react';

export type Auth = {
  name: string;
  email: string;
  avatar: string | null;
  isAuthenticated: boolean;
  isAdmin: boolean;
  /** While the stored session is checked at startup, and during login and register. */
  loading: boolean;
  login: (input: LoginInput) => Promise<Account>;
  register: (input: RegisterInput) => Promise<Account>;
  logout: () => Promise<void>;
  /** Takes the response to a profile or password change. */
  updateUser: (session: Session) => void;
};

/** Holds the current value. React renders anew what it hasn't hydrated yet when a context changes, so the context never does. */
export type AuthStore = {
  now: () => Auth;
  /** As on the server. */
  first: () => Auth;
  set: (auth: Auth) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createAuthStore(first: Auth): AuthStore {
  const listeners = new Set<() => void>();
  let current = first;
  return {
    now: () => current,
    first: () => first,
    set(auth) {
      if (auth === current) return;
      current = auth;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const AuthContext = createContext<AuthStore | null>(null);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an auth provider');
  return useSyncExternalStore(auth.subscribe, auth.now, auth.first);
}
