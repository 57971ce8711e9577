import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { LoadError } from '@stoa/web-kit';
import { useRef } from 'react';
import { useSessions } from '../api';
import { AccountSection, rows } from './account-section';
import { SessionRow } from './session-row';

export function SessionsSection() {
  return (
    <AccountSection
      title="Sessions"
      intro="Browsers signed in to your account. If you don’t recognize one, sign it out and change your password."
    >
      <Sessions />
    </AccountSection>
  );
}

function Sessions() {
  const { data, error, mutate } = useSessions();
  const list = useRef<HTMLUListElement>(null);
  if (data) {
    return (
      <Box component="ul" ref={list} tabIndex={-1} aria-label="Signed-in browsers" sx={rows}>
        {data.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={() => list.current?.focus()} />
        ))}
      </Box>
    );
  }
  if (error) return <LoadError onRetry={() => mutate()}>Failed to load sessions</LoadError>;
  return (
    <Box aria-busy="true">
      <Skeleton width="45%" sx={{ typography: 'subtitle2' }} />
      <Skeleton width="65%" sx={{ typography: 'body2' }} />
    </Box>
  );
}
