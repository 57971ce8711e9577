import type { Account, Session } from '@stoa/contract';
import { readStored, readStoredJson, removeStored, store } from '../lib/browser-storage';

export const TOKEN_KEY = 'token';
const USER_KEY = 'user';

type Listener = () => void;
const listeners = new Set<Listener>();

export const storedToken = (): string | null => readStored(TOKEN_KEY);

/** The last signed-in account; a damaged value counts as none. */
export function storedUser(): Account | null {
  const user = readStoredJson(USER_KEY) as Account | null;
  return typeof user?.id === 'number' && typeof user.email === 'string' ? user : null;
}

export function storeUser({ id, name, email, role, avatar }: Account): Account {
  const user: Account = { id, name, email, role, avatar };
  store(USER_KEY, JSON.stringify(user));
  return user;
}

/** Stores the user first, because another tab that hears of the token must find its user. */
export function storeSession(session: Session): Account {
  const user = storeUser(session);
  store(TOKEN_KEY, session.token);
  return user;
}

/** `tell` notifies listeners when a session ends without the page's doing, such as when a token can't be renewed. */
export function dropSession({ notify = false } = {}): void {
  removeStored(TOKEN_KEY);
  removeStored(USER_KEY);
  if (notify) for (const listener of listeners) listener();
}

/** Called if another tab signs in or out, or the session has ended. */
export function onSessionChange(listener: Listener): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === TOKEN_KEY || key === USER_KEY || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
