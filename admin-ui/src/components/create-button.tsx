import PlusIcon from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { Keys, spokenKeysOf, useShortcut } from '@stoa/web-kit';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { shortcuts } from '../lib/shortcuts';
import { PhoneAction } from './phone-action';

type CreateButtonProps = { children: string } & ({ to: string } | { onClick: () => void });

export function CreateButton({ children, ...action }: CreateButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useShortcut(shortcuts.create, () => button.current?.click());
  return (
    <PhoneAction>
      <Button
        ref={button}
        variant="contained"
        startIcon={<PlusIcon />}
        aria-keyshortcuts={spokenKeysOf(shortcuts.create)}
        {...('to' in action ? { component: Link, to: action.to } : action)}
      >
        {children}
        <Keys of={shortcuts.create} />
      </Button>
    </PhoneAction>
  );
}
