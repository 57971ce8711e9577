import { LeaveTo, PageSpinner, readReturnPath, useAuth } from '@stoa/web-kit';
import { type ReactNode, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { paths } from '../../../config/paths';

/** Who is signed in, or just became so, is sent on: to the page that asked for it, else home or to the panel. */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const { isAuthenticated, loading } = useAuth();
  // Signing in is `loading` as well, and must not take the form away.
  const [checked, setChecked] = useState(!loading);
  if (!checked && !loading) setChecked(true);
  if (isAuthenticated) return <SendOn />;
  return checked ? children : <PageSpinner />;
}

function SendOn() {
  const { isAdmin } = useAuth();
  const [search] = useSearchParams();
  const target = readReturnPath(search) ?? (isAdmin ? paths.panel.home : paths.home);
  return isOfPanel(target) ? <LeaveTo href={target} /> : <Navigate to={target} replace />;
}

function isOfPanel(path: string): boolean {
  const { pathname } = new URL(path, window.location.origin);
  return pathname === paths.panel.home || pathname.startsWith(`${paths.panel.home}/`);
}
