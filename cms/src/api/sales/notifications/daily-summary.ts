import { addDays, clockAt, counted, dayOf, formatCents, formatCount, panelPaths, toCents } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { SayNotification } from '../../../area/notification';
import { readTimeZone, readToday } from '../../../database/days';
import type { Sql } from '../../../database/sql';
import type { Fact } from '../../../mail/blocks';
import type { MailDefinition, MailFilling } from '../../../mail/definition';
import { panelUrl } from '../../../mail/panel-url';
import { services } from '../../../services';
import { countWaiting } from '../orders/list/order-list';

/** The hour of the day from which it’s sent. */
const FROM_HOUR = 6;

const formatDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

interface Payload {
  day: string;
}

const waitingFacts = async (strapi: Core.Strapi, trx: Sql): Promise<Fact[]> => {
  const { contact, marketplace } = services(strapi);
  const { toFulfill, attention } = await countWaiting(trx);
  const [unread, low] = [await contact.messages.unread(), await marketplace.stock.countLow(trx)];
  return [
    { label: 'To fulfill', value: counted(toFulfill, 'order') },
    { label: 'Needs attention', value: counted(attention, 'order') },
    { label: 'Unread', value: counted(unread, 'message') },
    { label: 'Low on stock', value: counted(low, 'item') },
  ];
};

const summaryOf = async (strapi: Core.Strapi, trx: Sql, day: string) => {
  const { total, averageOrder, bestSellers } = await services(strapi).sales.figures.read({ from: day, to: day });
  const revenue = formatCents(toCents(total.revenue));
  const filling: MailFilling = {
    values: { day: formatDay(day), orders: counted(total.orders, 'order'), revenue },
    blocks: [
      {
        kind: 'facts',
        title: 'Sales',
        facts: [
          { label: 'Revenue', value: revenue },
          { label: 'Paid orders', value: formatCount(total.orders) },
          { label: 'Placed orders', value: formatCount(total.placed) },
          ...(averageOrder === null ? [] : [{ label: 'Average order', value: formatCents(toCents(averageOrder)) }]),
        ],
      },
      ...(bestSellers.length > 0
        ? [
            {
              kind: 'list' as const,
              title: 'Best sellers',
              lines: bestSellers.map(({ title, quantity }) => `${quantity} × ${title}`),
            },
          ]
        : []),
      { kind: 'facts', title: 'Waiting for you', facts: await waitingFacts(strapi, trx) },
      { kind: 'button', label: 'Open the dashboard', url: panelUrl(panelPaths.dashboard) },
    ],
  };
  return { filling, text: `${counted(total.orders, 'order')}, ${revenue}` };
};

export const sayDailySummary: SayNotification = async (strapi, trx, payload) => {
  const { day } = payload as Payload;
  const { filling, text } = await summaryOf(strapi, trx, day);
  return { title: `Summary of ${formatDay(day)}`, text, url: panelPaths.dashboard, mail: filling };
};

export const dailySummary: MailDefinition = {
  audience: 'staff',
  name: 'Daily summary',
  when: 'Every morning at 6 AM, to those who choose it',
  variables: { day: 'The day before', orders: 'How many orders were paid', revenue: 'What was paid, less refunds' },
  words: {
    subject: '[{{shop}}] {{day}}: {{orders}}, {{revenue}}',
    heading: '{{day}}',
    body: 'Here’s what happened in your shop yesterday.',
  },
  preview: async (strapi) => {
    const { filling } = await summaryOf(strapi, strapi.db.connection, await readToday(strapi.db.connection));
    return { ...filling, madeFrom: 'today’s figures' };
  },
};

/** Nobody who doesn’t want it sees it. */
const isWanted = async (strapi: Core.Strapi): Promise<boolean> => {
  const administrators = await services(strapi).users.users.administrators();
  for (const { id } of administrators) {
    const choices = await services(strapi).notifications.choices.of(id);
    if (choices.some(({ topic, mail, push }) => topic === 'dailySummary' && (mail || push))) return true;
  }
  return false;
};

/** The day before, from the morning on. */
export const dueDay = (now: Date, zone: string): string | null =>
  new Date(clockAt(now.getTime(), zone)).getUTCHours() < FROM_HOUR ? null : addDays(dayOf(now, zone), -1);

/** Once a day, however many processes there are. */
export const summarizeYesterday = async (strapi: Core.Strapi): Promise<void> => {
  const day = dueDay(new Date(), await readTimeZone(strapi.db.connection));
  if (!day || !(await isWanted(strapi))) return;
  const payload: Payload = { day };
  await services(strapi).notifications.feed.notify(strapi.db.connection, 'dailySummary', day, payload);
};
