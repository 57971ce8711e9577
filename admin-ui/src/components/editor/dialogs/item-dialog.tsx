import Autocomplete from '@mui/material/Autocomplete';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import { shopPaths } from '@stoa/contract';
import { useDebounced } from '@stoa/web-kit';
import { useId, useState } from 'react';
import { DialogHead } from '../../dialog/dialog-head';
import { useFoundItems } from '../../form/choices/picked-items';
import { asWords, type BlockDialogProps } from '../blocks';

const PAUSE_MS = 250;

export function ItemDialog({ onChoose, onClose }: BlockDialogProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const { data, isLoading } = useFoundItems(useDebounced(typed.trim(), PAUSE_MS));
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogHead id={id} title="Add an item card" onClose={onClose} />
      <DialogContent>
        <Autocomplete
          options={typed.trim() ? (data?.items ?? []) : []}
          // The server has already filtered.
          filterOptions={(options) => options}
          getOptionLabel={({ title }) => title}
          getOptionKey={(item) => item.id}
          loading={isLoading}
          autoHighlight
          noOptionsText={typed.trim() ? 'No items found' : 'Type to find items'}
          inputValue={typed}
          onInputChange={(_event, text) => setTyped(text)}
          onChange={(_event, item) => item && onChoose(`[${asWords(item.title)}](${shopPaths.item(item.slug)})`)}
          renderInput={(props) => (
            <TextField
              {...props}
              autoFocus
              label="Item"
              margin="dense"
              helperText="The card always shows today’s price and stock."
            />
          )}
        />
      </DialogContent>
    </Dialog>
  );
}
