import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { isGoingOn, type ManagedLine, type OrderDetail } from '@stoa/contract';
import { nameOf } from '../order-words';
import { useAttendance } from './use-attendance';

/** Whether the customer was at a workshop. It can be undone. */
export function Attendance({ line, order }: { line: ManagedLine; order: OrderDetail }) {
  const { isSaving, mark } = useAttendance(order);
  const hasAttended = line.attendedAt !== null;

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
          onChange={(_event, attended) => void mark(line, attended)}
        />
      }
    />
  );
}
