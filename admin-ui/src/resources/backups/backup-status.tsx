import { type Backup, type BackupState, formatCount } from '@stoa/contract';
import { formatMoment } from '@stoa/web-kit';
import { Facts } from '../../components/facts';
import { FormCard } from '../../components/form/layout/form-card';
import { Progress } from '../../components/progress';
import { formatBytes } from '../../lib/format-bytes';
import { timeAgo } from '../../lib/time-ago';

/** How the shop is backed up now. */
export function BackupStatus({ state: { lastGood, running, nextAt, place } }: { state: BackupState }) {
  return (
    <FormCard title="Status">
      {running && <RunningBackup backup={running} />}
      <Facts>
        <dt>Last good backup</dt>
        <dd>
          {lastGood ? `${timeAgo(lastGood.startedAt, new Date())} (${formatMoment(lastGood.startedAt)})` : 'None yet'}
        </dd>
        {lastGood && (
          <>
            <dt>Size</dt>
            <dd>{formatBytes(lastGood.bytes ?? 0)}, read back</dd>
          </>
        )}
        <dt>Next backup</dt>
        <dd>{nextAt ? formatMoment(nextAt) : 'None: the schedule is off'}</dd>
        <dt>Stored</dt>
        <dd>{place}</dd>
      </Facts>
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
