import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import { videoAt } from '@stoa/contract';
import { type FormEvent, useId, useState } from 'react';
import { DialogHead } from '../../dialog/dialog-head';
import { asWords, type BlockDialogProps } from '../blocks';

export function VideoDialog({ onChoose, onClose }: BlockDialogProps) {
  const id = useId();
  const [link, setLink] = useState('');
  const [title, setTitle] = useState('');
  const [isWrong, setIsWrong] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    // Forms around this dialog hear React’s events too.
    event.stopPropagation();
    const address = link.trim();
    if (!videoAt(address)) setIsWrong(true);
    else onChoose(title.trim() ? `[${asWords(title)}](${address})` : address);
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogHead id={id} title="Add a video" onClose={onClose} />
      <form onSubmit={submit} noValidate>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <TextField
            autoFocus
            type="url"
            label="Link"
            value={link}
            onChange={(event) => setLink(event.target.value)}
            error={isWrong}
            helperText={
              isWrong
                ? 'Link must lead to a video of YouTube or Vimeo, such as https://youtu.be/…'
                : 'Nothing loads from YouTube or Vimeo until a visitor starts the video.'
            }
          />
          <TextField
            label="Title"
            value={title}
            onChange={(event) => setTitle(event.target.value)}
            helperText="Optional"
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained">
            Add video
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
