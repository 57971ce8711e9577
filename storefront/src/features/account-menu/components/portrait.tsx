import { styled } from '@mui/material/styles';
import { useState } from 'react';

type PortraitProps = { name: string; avatar: string | null };

/** Shows initials if there's no image or it can't be loaded. The name is beside or on the button. */
export function Portrait({ name, avatar }: PortraitProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (avatar && avatar !== failed)
    return <Round as="img" src={avatar} alt="" width={34} height={34} onError={() => setFailed(avatar)} />;
  return <Round aria-hidden="true">{initialsOf(name)}</Round>;
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word = '') => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
}

const Round = styled('span')<{ src?: string; alt?: string; width?: number; height?: number }>(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 34,
  height: 34,
  borderRadius: '50%',
  objectFit: 'cover',
  fontFamily: theme.typography.fontFamily,
  fontSize: '0.8125rem',
  fontWeight: 650,
  color: theme.vars.palette.secondary.contrastText,
  backgroundColor: theme.vars.palette.secondary.main,
}));
