import type { Account, LoginInput, RegisterInput, Session } from '@stoa/contract';
import { createContext, useContext } from 'react';

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

export const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an auth provider');
  return auth;
}
