import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import { formatMoment } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { type FormEvent, useId, useState } from 'react';
import { DialogHead } from '../../../components/dialog/dialog-head';
import { toLocal, toMoment } from '../../../components/form/moment-field';
import { orNull } from '../../../components/form/or-null';
import { useSave } from '../../../components/form/saving/save';
import { isVisible } from '../domain/is-visible';
import type { PostValues } from '../domain/post-fields';

/** Publishes the post by itself, later. Nothing for one that visitors see already. */
export function ScheduleButton() {
  const { initialValues: saved } = useFormikContext<PostValues>();
  const [isOpen, setIsOpen] = useState(false);
  if (isVisible({ ...saved, publishedAt: orNull(saved.publishedAt) })) return null;
  const isScheduled = saved.status === 'PUBLISHED';
  return (
    <>
      <Button variant="outlined" startIcon={<ScheduleIcon />} onClick={() => setIsOpen(true)}>
        {isScheduled ? `Scheduled for ${formatMoment(saved.publishedAt)}` : 'Schedule'}
      </Button>
      {isOpen && <ScheduleDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function ScheduleDialog({ onClose }: { onClose: () => void }) {
  const { values, setValues } = useFormikContext<PostValues>();
  const [clock, setClock] = useState(toLocal(values.publishedAt));
  const [isPast, setIsPast] = useState(false);
  const save = useSave();
  const id = useId();

  async function submit(event: FormEvent) {
    event.preventDefault();
    // The form around this dialog hears React’s events too.
    event.stopPropagation();
    const publishedAt = clock && toMoment(clock);
    if (!(Date.parse(publishedAt) > Date.now())) {
      setIsPast(true);
      return;
    }
    onClose();
    await setValues({ ...values, status: 'PUBLISHED', publishedAt });
    await save(true);
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogHead id={id} title="Schedule this post" onClose={onClose} />
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            margin="dense"
            type="datetime-local"
            label="Publish on"
            value={clock}
            onChange={(event) => setClock(event.target.value)}
            error={isPast}
            helperText={
              isPast
                ? 'Publish on must be in the future'
                : 'In the shop’s time zone. Visitors see the post from then on.'
            }
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '2999-12-31T23:59' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained">
            Schedule post
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
