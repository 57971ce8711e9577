import Box from '@mui/material/Box';
import { LeaveTo, readReturnPath, useAuth } from '@stoa/web-kit';
import { type ReactNode, useState } from 'react';
import { Navigate, resolvePath, useSearchParams } from 'react-router-dom';
import { paths } from '../../../config/paths';

/** Marks the history entry that signing in leads to: the visitor didn't ask for that page just now. */
const AFTER_SIGN_IN = { afterSignIn: true };

/** The script in the head marks the document if someone may be signed in. */
const forVisitors = { '[data-signed-in] &': { visibility: 'hidden' } };

/** Sends signed-in users on: to the page that asked them to sign in, otherwise home or to the panel. */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const { isAuthenticated, loading } = useAuth();
  // Signing in also sets `loading`, and must not hide the form.
  const [checked, setChecked] = useState(!loading);
  if (!checked && !loading) setChecked(true);
  if (isAuthenticated) return <SendOn />;
  return <Box sx={checked ? undefined : forVisitors}>{children}</Box>;
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
