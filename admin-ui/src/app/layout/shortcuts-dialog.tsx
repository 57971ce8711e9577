import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { Keys, readStored, removeStored, SINGLE_KEYS, store } from '@stoa/web-kit';
import { useId, useState } from 'react';
import { Switch } from '../../components/switch';
import { shortcuts } from '../../lib/shortcuts';

export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const id = useId();
  const [hasSingleKeys, setHasSingleKeys] = useState(() => readStored(SINGLE_KEYS) !== 'off');

  function change(isOn: boolean) {
    setHasSingleKeys(isOn);
    if (isOn) removeStored(SINGLE_KEYS);
    else store(SINGLE_KEYS, 'off');
  }

  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>Keyboard shortcuts</DialogTitle>
      <DialogContent>
        <List>
          {Object.values(shortcuts).map((shortcut) => (
            <div key={shortcut.does}>
              <dt>{shortcut.does}</dt>
              <dd>
                <Keys of={shortcut} isSpoken />
              </dd>
            </div>
          ))}
        </List>
        <FormControlLabel
          control={<Switch checked={hasSingleKeys} onChange={(_event, isOn) => change(isOn)} />}
          label="Use single-key shortcuts"
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

const List = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(0, 0, 2),
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    paddingBlock: theme.spacing(1),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dd': { margin: 0 },
}));
