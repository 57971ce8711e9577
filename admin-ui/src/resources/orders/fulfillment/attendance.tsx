import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { isGoingOn, type ManagedLine, type OrderDetail } from '@stoa/contract';
import { errorMessage, useToast } from '@stoa/web-kit';
import { useState } from 'react';
import { useOrderChange } from '../api';
import { nameOf } from '../order-words';

/** Whether the customer was at a workshop. It can be undone. */
export function Attendance({ line, order }: { line: ManagedLine; order: OrderDetail }) {
  const [isSaving, setIsSaving] = useState(false);
  const toast = useToast();
  const change = useOrderChange(order);
  const hasAttended = line.attendedAt !== null;

  async function mark(attended: boolean) {
    setIsSaving(true);
    await change(
      'attendance',
      { lineId: line.id, attended },
      attended ? 'Marked as attended' : 'Marked as not attended',
    ).catch((error) => toast.error('Error', errorMessage(error, 'Failed to change the attendance')));
    setIsSaving(false);
  }

  if (!hasAttended && !isGoingOn(order.state)) return null;
  return (
    <FormControlLabel
      label="Attended"
      slotProps={{ typography: { variant: 'body2' } }}
      control={
        <Checkbox
          size="small"
          checked={isSaving ? !hasAttended : hasAttended}
          disabled={isSaving}
          slotProps={{ input: { 'aria-label': `Attended: ${nameOf(line)}` } }}
          onChange={(_event, attended) => void mark(attended)}
        />
      }
    />
  );
}
