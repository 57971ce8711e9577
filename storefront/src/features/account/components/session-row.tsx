import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ActiveSession } from '@stoa/contract';
import { errorMessage, formatDate, useAuth, useToast } from '@stoa/web-kit';
import { useState } from 'react';
import { useEndSession } from '../api';
import { browserName } from '../browser-name';

type SessionRowProps = {
  session: ActiveSession;
  /** Called when the row is about to go, and the focus with it. */
  onEnded: () => void;
};

export function SessionRow({ session, onEnded }: SessionRowProps) {
  const name = browserName(session.userAgent);
  return (
    <Stack component="li" direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1.5 }}>
      <Box sx={{ flex: '1 1 16rem' }}>
        <Typography variant="subtitle2" component="p">
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <Phrase>Signed in {formatDate(session.createdAt)},</Phrase>{' '}
          <Phrase>last used {formatDate(session.lastUsedAt)}</Phrase>
        </Typography>
      </Box>
      {session.current ? (
        <>
          <Chip label="This browser" color="secondary" variant="outlined" size="small" />
          <LogoutButton />
        </>
      ) : (
        <SignOutButton session={session} name={name} onEnded={onEnded} />
      )}
    </Stack>
  );
}

const Phrase = styled('span')({ display: 'inline-block' });

function LogoutButton() {
  const { logout } = useAuth();
  return (
    <Button variant="outlined" color="inherit" onClick={logout}>
      Logout
    </Button>
  );
}

function SignOutButton({ session, name, onEnded }: SessionRowProps & { name: string }) {
  const endSession = useEndSession();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  async function signOut() {
    if (busy) return;
    setBusy(true);
    try {
      await endSession(session);
      onEnded();
      toast.success(`${name} is signed out`);
    } catch (error) {
      setBusy(false);
      toast.error(errorMessage(error, 'Failed to sign out this browser'));
    }
  }

  return (
    <Button variant="outlined" color="inherit" aria-label={`Sign out ${name}`} aria-disabled={busy} onClick={signOut}>
      {busy ? 'Signing out...' : 'Sign out'}
    </Button>
  );
}
