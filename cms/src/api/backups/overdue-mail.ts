import { panelPaths, UTC } from '@stoa/contract';
import type { SayNotification } from '../../area/notification';
import { readTimeZone } from '../../database/days';
import { formatMoment } from '../../dates';
import { example, type MailDefinition, type MailFilling } from '../../mail/definition';
import { panelUrl } from '../../mail/panel-url';

interface Payload {
  lastAt: string | null;
  error: string | null;
}

const fillingOf = ({ lastAt, error }: Payload, zone: string): MailFilling => ({
  values: {},
  blocks: [
    {
      kind: 'facts',
      facts: [
        { label: 'Last good backup', value: lastAt ? formatMoment(new Date(lastAt), zone) : 'None' },
        ...(error ? [{ label: 'Last error', value: error }] : []),
      ],
    },
    { kind: 'button', label: 'Open backups', url: panelUrl(panelPaths.backups) },
  ],
});

export const sayBackupOverdue: SayNotification = async (_strapi, trx, payload) => {
  const { lastAt, error } = payload as Payload;
  const zone = await readTimeZone(trx);
  return {
    title: 'No backup for a day and a half',
    text: error ?? (lastAt ? `The last good one is of ${formatMoment(new Date(lastAt), zone)}.` : 'There is none yet.'),
    url: panelPaths.backups,
    mail: fillingOf({ lastAt, error }, zone),
  };
};

export const backupOverdue: MailDefinition = {
  audience: 'staff',
  name: 'Backup overdue',
  when: 'There has been no good backup for a day and a half, though the schedule is on',
  variables: {},
  words: {
    subject: '[{{shop}}] No backup for a day and a half',
    heading: 'No backup for a day and a half',
    body: 'If the server’s disk fails now, everything since the last good backup is lost. Make one by hand, and look at why the others failed.',
  },
  preview: example(fillingOf({ lastAt: '2026-11-21T03:00:00Z', error: 'The disk is full.' }, UTC)),
};
