import Typography from '@mui/material/Typography';
import { type Backup, type BackupState, formatCount } from '@stoa/contract';
import { Facts } from '../../components/facts';
import { FormCard } from '../../components/form/layout/form-card';
import { Progress } from '../../components/progress';
import { formatBytes } from '../../lib/format-bytes';
import { timeAgo } from '../../lib/time-ago';
import { formatMoment } from './format-moment';

/** How the shop is backed up now. */
export function BackupStatus({ state: { lastGood, running, nextAt, place } }: { state: BackupState }) {
  return (
    <FormCard title="Last good backup">
      {running && <RunningBackup backup={running} />}
      {lastGood ? (
        <Facts>
          <dt>Made</dt>
          <dd>
            {timeAgo(lastGood.startedAt, new Date())} ({formatMoment(lastGood.startedAt)})
          </dd>
          <dt>Size</dt>
          <dd>{formatBytes(lastGood.bytes ?? 0)}, read back</dd>
          <dt>Next</dt>
          <dd>{nextAt ? formatMoment(nextAt) : 'The schedule is off'}</dd>
          <dt>Where</dt>
          <dd>{place}</dd>
        </Facts>
      ) : (
        <Typography variant="body2">
          There is none yet. {nextAt ? `The next one is made ${formatMoment(nextAt)}.` : 'The schedule is off.'}
        </Typography>
      )}
    </FormCard>
  );
}

const UNITS: Record<string, (done: number) => string> = { Tables: formatCount, Images: formatCount };

function RunningBackup({ backup: { progress } }: { backup: Backup }) {
  if (!progress) return <Progress label="Starting a backup..." done={0} all={1} />;
  const { step, done, total } = progress;
  const format = UNITS[step] ?? formatBytes;
  const all = total ?? done;
  return (
    <Progress label={`${step}: ${format(done)} of ${format(all)}. You can leave this page.`} done={done} all={all} />
  );
}
