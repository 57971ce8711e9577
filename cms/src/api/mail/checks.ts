import { counted } from '@stoa/contract';
import type { Sql } from '../../database/sql';
import type { Check, Finding } from '../../health/check';
import type { Delivery } from './worker/delivery';
import { openDelivery } from './worker/open-delivery';

/** A mail server that answers takes an email within minutes. */
const LATE = "interval '30 minutes'";

const NO_SERVER: Finding = {
  severity: 'WARNING',
  what: 'No mail server is connected',
  why: 'Nobody gets emails: neither confirmations of orders nor links that reset a password.',
  advice: 'Connect one in the panel, under Notifications.',
  details: [],
};

const UNREADABLE: Finding = {
  severity: 'ERROR',
  what: 'The password of the mail server can’t be read',
  why: 'ENCRYPTION_KEY is another one now, so that no email is sent.',
  advice: 'Enter the password again in the panel, under Notifications, or put the former ENCRYPTION_KEY back.',
  details: [],
};

const greet = ({ greet: signIn, means }: Delivery): Promise<Finding[]> =>
  signIn().then(
    () => [],
    (error: Error) => [
      {
        severity: 'ERROR',
        what: 'The mail server doesn’t accept the shop',
        why: 'Emails wait, and are given up after three days.',
        advice: 'Check its address, user name, and password in the panel, under Notifications, or in SMTP_URL.',
        details: [`Emails are ${means}: ${error.message}`],
      },
    ],
  );

interface Outbox {
  waiting: number;
  late: number;
  failed: number;
  reason: string | null;
}

const readOutbox = async (sql: Sql): Promise<Outbox> => {
  const open = 'sent_at IS NULL AND failed_at IS NULL';
  const { rows } = await sql.raw<{ rows: [Outbox] }>(
    `SELECT count(*) FILTER (WHERE ${open})::int AS waiting,
      count(*) FILTER (WHERE ${open} AND created_at < now() - ${LATE})::int AS late,
      count(*) FILTER (WHERE failed_at > now() - interval '7 days')::int AS failed,
      (SELECT last_error FROM outbox_messages WHERE sent_at IS NULL AND last_error IS NOT NULL
        ORDER BY id DESC LIMIT 1) AS reason
      FROM outbox_messages WHERE sent_at IS NULL`,
    [],
  );
  return rows[0];
};

const judgeOutbox = ({ late, failed, reason }: Outbox): Finding[] => {
  const details = reason ? [`The last reason: ${reason}`] : [];
  const findings: (Finding | false)[] = [
    late > 0 && {
      severity: 'ERROR',
      what: `${counted(late, 'email')} ${late === 1 ? 'has' : 'have'} waited for more than 30 minutes`,
      why: 'Customers hear nothing of their orders.',
      advice:
        'If the mail server accepts the shop, look for “Mail” in the log. Once it works, emails go out by themselves.',
      details,
    },
    failed > 0 && {
      severity: 'WARNING',
      what: `${counted(failed, 'email')} of the last 7 days ${failed === 1 ? 'was' : 'were'} given up`,
      why: 'Their recipients never got them.',
      advice: 'For those about orders, choose “Email again” on the page of the order.',
      details,
    },
  ];
  return findings.filter((finding) => finding !== false);
};

const judgeServer = async (
  delivery: Awaited<ReturnType<typeof openDelivery>>,
  isOffline: boolean,
): Promise<Finding[]> => {
  if (delivery.isUnreadable) return [UNREADABLE];
  if (delivery.toFile) return [NO_SERVER];
  return isOffline ? [] : greet(delivery);
};

export const emailCheck: Check = {
  name: 'Email',
  page: 'MAIL_SERVER',
  async look({ sql, isOffline }) {
    const delivery = await openDelivery(sql);
    const outbox = await readOutbox(sql);
    return {
      summary: `Emails are ${delivery.means}; ${outbox.waiting} waiting`,
      findings: [...(await judgeServer(delivery, isOffline)), ...judgeOutbox(outbox)],
    };
  },
};
