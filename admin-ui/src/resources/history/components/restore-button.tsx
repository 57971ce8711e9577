import Button from '@mui/material/Button';
import { useState } from 'react';

type RestoreButtonProps = {
  name: string;
  /** Says by itself how it went. */
  onRestore: () => Promise<void>;
};

export function RestoreButton({ name, onRestore }: RestoreButtonProps) {
  const [restoring, setRestoring] = useState(false);

  async function restore() {
    setRestoring(true);
    await onRestore();
    setRestoring(false);
  }

  return (
    <Button size="small" aria-label={`Restore ${name}`} disabled={restoring} onClick={() => void restore()}>
      {restoring ? 'Restoring...' : 'Restore'}
    </Button>
  );
}
