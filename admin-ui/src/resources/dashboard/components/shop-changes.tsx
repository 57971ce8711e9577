import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { counted, type ShopChange, type SoldInWeek, type StatsQuery, undoableChanges } from '@stoa/contract';
import { errorMessage, formatDollars, LoadError, useToast } from '@stoa/web-kit';
import { useId, useState } from 'react';
import { ActivityLines } from '../../../components/activity/activity-lines';
import { restore, useShopChanges } from '../api';

/** What was changed on the days of the range, with what was sold the week before and after. */
export function ShopChanges({ range }: { range: StatsQuery }) {
  const id = useId();
  const { data: changes, failed, retry } = useShopChanges(range);
  if (!failed && !changes?.length) return null;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h5" component="h2" id={id}>
        What you changed
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 1.5 }}>
        Prices, images, shipping, and the home page, with what was sold the week before and after.
      </Typography>
      {failed && <LoadError onRetry={retry}>Couldn’t load what changed</LoadError>}
      {changes && (
        <ActivityLines
          entries={changes.map(({ entry }) => entry)}
          more={({ id }) => {
            const change = changes.find(({ entry }) => entry.id === id);
            return change ? { note: noteOf(change), action: <Restore change={change} onDone={retry} /> } : { note: '' };
          }}
        />
      )}
    </Box>
  );
}

const formatSold = ({ orders, amount }: SoldInWeek): string => `${counted(orders, 'order')}, ${formatDollars(amount)}`;

const noteOf = ({ before, after, isWeekOver }: ShopChange): string =>
  `Week before: ${formatSold(before)} · ${isWeekOver ? 'Week after' : 'Since then'}: ${formatSold(after)}`;

function Restore({ change: { entry }, onDone }: { change: ShopChange; onDone: () => void }) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const changes = undoableChanges(entry);
  if (changes.length === 0) return null;

  async function putBack() {
    setBusy(true);
    try {
      const outcome = await restore(entry, changes);
      if (outcome === 'RESTORED') toast.success(`“${entry.subject.title}” is as it was before`);
      else toast.error('Not restored', `“${entry.subject.title}” was changed again since. Open it to change it.`);
    } catch (error) {
      toast.error('Not restored', errorMessage(error, 'Please try again.'));
    }
    setBusy(false);
    onDone();
  }

  return (
    <Button variant="outlined" size="small" disabled={busy} onClick={() => void putBack()} sx={{ marginTop: 2 }}>
      Put back
    </Button>
  );
}
