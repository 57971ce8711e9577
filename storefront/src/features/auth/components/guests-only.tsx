import { classes, LeaveTo, readReturnPath, useAuth } from '@stoa/web-kit';
import { type ReactNode, useState } from 'react';
import { Navigate, resolvePath, useSearchParams } from 'react-router-dom';
import { paths } from '../../../config/paths';
import styles from './guests-only.module.css';

/** Marks the history entry that signing in leads to: the visitor didn't ask for that page just now. */
const AFTER_SIGN_IN = { afterSignIn: true };

/** Sends signed-in users on: to the page that asked them to sign in, otherwise home or to the panel. */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const { isAuthenticated, loading } = useAuth();
  // Signing in also sets `loading`, and must not hide the form.
  const [checked, setChecked] = useState(!loading);
  if (!checked && !loading) setChecked(true);
  if (isAuthenticated) return <SendOn />;
  return <div className={classes(!checked && styles.unchecked)}>{children}</div>;
}

function SendOn() {
  const { isAdmin } = useAuth();
  const [search] = useSearchParams();
  const target = readReturnPath(search) ?? (isAdmin ? paths.panel.home : paths.home);
  return isOfPanel(target) ? <LeaveTo href={target} /> : <Navigate to={target} replace state={AFTER_SIGN_IN} />;
}

function isOfPanel(path: string): boolean {
  const { pathname } = resolvePath(path);
  return pathname === paths.panel.home || pathname.startsWith(`${paths.panel.home}/`);
}
