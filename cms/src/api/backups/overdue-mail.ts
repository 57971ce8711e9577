import { panelPaths } from '@stoa/contract';
import type { SayNotification } from '../../area/notification';
import { example, type MailDefinition, type MailFilling } from '../../mail/definition';
import { panelUrl } from '../../mail/panel-url';

interface Payload {
  lastAt: string | null;
  error: string | null;
}

const dayOf = (moment: string): string =>
  new Date(moment).toLocaleString('en-US', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });

const fillingOf = ({ lastAt, error }: Payload): MailFilling => ({
  values: {},
  blocks: [
    {
      kind: 'facts',
      facts: [
        { label: 'Last good backup', value: lastAt ? `${dayOf(lastAt)} (UTC)` : 'None' },
        ...(error ? [{ label: 'Last error', value: error }] : []),
      ],
    },
    { kind: 'button', label: 'Open backups', url: panelUrl(panelPaths.backups) },
  ],
});

export const sayBackupOverdue: SayNotification = async (_strapi, _trx, payload) => {
  const { lastAt, error } = payload as Payload;
  return {
    title: 'No backup for a day and a half',
    text: error ?? (lastAt ? `The last good one is of ${dayOf(lastAt)} (UTC).` : 'There is none yet.'),
    url: panelPaths.backups,
    mail: fillingOf({ lastAt, error }),
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
  preview: example(fillingOf({ lastAt: '2026-11-21T03:00:00Z', error: 'The disk is full.' })),
};
