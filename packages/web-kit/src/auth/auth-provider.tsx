import { type Account, apiPaths, type LoginInput, type Notice, type RegisterInput, type Session } from '@stoa/contract';
import {
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useSWRConfig } from 'swr';
import { getData, sendData } from '../http/calls';
import { dropSession, onSessionChange, storedToken, storedUser, storeSession, storeUser } from '../http/stored-session';
import { clearTab } from '../lib/browser-storage';
import { type Auth, AuthContext, createAuthStore } from './auth-context';

type AuthProviderProps = {
  onLogout: () => void;
  children: ReactNode;
};

export function AuthProvider({ onLogout, children }: AuthProviderProps) {
  const [user, setUser] = useCurrentUser();
  const [loading, setLoading] = useState(true);
  const leave = useRef(onLogout);
  useEffect(() => {
    leave.current = onLogout;
  });

  // Without a session, in a transition: done at once, it would join the page's hydration into one long task.
  useLayoutEffect(() => {
    const token = storedToken();
    const person = storedUser();
    if (!token || !person) {
      startTransition(() => setLoading(false));
      return;
    }
    let left = false;
    checkSession(token).then((account) => {
      if (left) return;
      setUser(account, { keepAnswers: account?.id === person.id });
      setLoading(false);
    });
    return () => {
      left = true;
    };
  }, [setUser]);

  useEffect(() => onSessionChange(() => setUser(storedToken() ? storedUser() : null)), [setUser]);

  const auth = useMemo<Auth>(() => {
    const enter = async (opening: Promise<Session>) => {
      setLoading(true);
      try {
        const account = storeSession(await opening);
        setUser(account);
        return account;
      } finally {
        setLoading(false);
      }
    };
    return {
      name: user?.name ?? '',
      email: user?.email ?? '',
      avatar: user?.avatar ?? null,
      isAuthenticated: user !== null,
      isAdmin: user?.role === 'ADMIN',
      loading,
      login: (input) => enter(sendLogin(input)),
      register: (input) => enter(sendRegister(input)),
      logout: async () => {
        await sendLogout().catch(() => undefined);
        dropSession();
        clearTab();
        setUser(null);
        leave.current();
      },
      updateUser: (session) => setUser(storeSession(session)),
    };
  }, [user, loading, setUser]);

  const [store] = useState(() => createAuthStore(auth));
  useLayoutEffect(() => store.set(auth), [store, auth]);
  return <AuthContext value={store}>{children}</AuthContext>;
}

/**
 * The account of the stored session. A session that can't be checked is silently dropped. If another tab signs in as somebody
 * else meanwhile, theirs stays.
 */
async function checkSession(token: string): Promise<Account | null> {
  try {
    const session = await fetchMe();
    if (storedUser()?.id === session.id) storeUser(session);
  } catch {
    if (storedToken() === token) dropSession();
  }
  return storedToken() ? storedUser() : null;
}

/** The signed-in account. Data shown to one person is fetched again for the next; only the shop's name is the same for all. */
function useCurrentUser() {
  const { mutate } = useSWRConfig();
  const [user, setUser] = useState<Account | null>(null);
  const shownTo = useRef<number>(undefined);
  const change = useCallback(
    (account: Account | null, { keepAnswers = false } = {}) => {
      const newcomer = account?.id !== shownTo.current;
      shownTo.current = account?.id;
      setUser(account);
      if (newcomer && !keepAnswers) mutate((key) => key !== apiPaths.store, undefined);
    },
    [mutate],
  );
  return [user, change] as const;
}

const fetchMe = () => getData<Session>(apiPaths.auth.me);
const sendLogin = (input: LoginInput) => sendData<Session>(apiPaths.auth.login, { body: input });
const sendRegister = (input: RegisterInput) => sendData<Session>(apiPaths.auth.register, { body: input });

/** The longest a person waits to be signed out of this browser. */
const LOGOUT_TIMEOUT_MS = 4000;

const sendLogout = () => sendData<Notice>(apiPaths.auth.logout, { timeout: LOGOUT_TIMEOUT_MS });
