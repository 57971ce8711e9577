import { randomUUID } from 'node:crypto';
import { panelPaths } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { sql as expression, type Selectable } from 'kysely';
import type { SayNotification } from '../../../area/notification';
import type { Tables } from '../../../database/column-types';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import type { Fact } from '../../../mail/blocks';
import { example, type MailDefinition, type MailFilling } from '../../../mail/definition';
import { panelUrl } from '../../../mail/panel-url';
import { services } from '../../../services';
import { VARIANTS_OVER_SHARE } from './over-share';

interface Reserved extends Pick<Selectable<Tables['items']>, 'title'> {
  choice: string;
  reserved: number;
  thereIs: number;
}

/** However often orders come and go, nobody gets more emails about the same thing than one of these. */
const APART = '1 hour';

/** What the shop hasn't been told of since it was reserved less. Of two processes, one gets it. */
const takeNew = async (trx: Sql): Promise<Reserved[]> => {
  const db = tables(trx);
  const overShare = expression.raw(VARIANTS_OVER_SHARE);
  await expression`UPDATE reservation_alerts SET is_over = false
    WHERE is_over AND variant_id NOT IN (SELECT id FROM (${overShare}) over_share)`.execute(db);
  const { rows } = await expression<Reserved>`WITH over_share AS (${overShare}), alerted AS (
       INSERT INTO reservation_alerts (variant_id) SELECT id FROM over_share ORDER BY id
       ON CONFLICT (variant_id) DO UPDATE SET is_over = true, alerted_at = now()
         WHERE NOT reservation_alerts.is_over AND reservation_alerts.alerted_at < now() - ${APART}::interval
       RETURNING variant_id)
     SELECT title, concat_ws(' / ', NULLIF(option_1, ''), NULLIF(option_2, ''), NULLIF(option_3, '')) AS choice, over_share.reserved,
       there_is AS "thereIs"
     FROM alerted JOIN over_share ON over_share.id = variant_id JOIN item_variants USING (id) JOIN items ON items.id = over_share.item_id
     ORDER BY title, place, over_share.id`.execute(db);
  return rows;
};

const factOf = ({ title, choice, reserved, thereIs }: Reserved): Fact => ({
  label: `${title}${choice && ` (${choice})`}`,
  value: `${reserved} of ${thereIs}`,
});

const fillingOf = (items: string, facts: Fact[]): MailFilling => ({
  values: { items },
  blocks: [
    { kind: 'facts', facts },
    { kind: 'button', label: 'See these orders', url: panelUrl(panelPaths.ordersOverShare) },
  ],
});

export const sayReservedStock: SayNotification = async (_strapi, _trx, payload) => {
  const variants = payload as Reserved[];
  const items = variants.length === 1 ? (variants[0]?.title ?? '') : `${variants.length} items`;
  const facts = variants.map(factOf);
  return {
    title: `Unpaid orders have reserved over 20% of ${items}`,
    text: facts.map(({ label, value }) => `${label}: ${value}`).join(', '),
    url: panelPaths.ordersOverShare,
    mail: fillingOf(items, facts),
  };
};

export const reservedStock: MailDefinition = {
  audience: 'staff',
  name: 'Reserved by unpaid orders',
  when: 'Unpaid orders have reserved more than 20% of an item',
  variables: { items: 'The item, or how many there are' },
  words: {
    subject: '[{{shop}}] Unpaid orders have reserved over 20% of {{items}}',
    heading: 'Unpaid orders have reserved over 20% of {{items}}',
    body: 'Release their items if you don’t expect payment. We’ll email you again only after this has gone down. You can change the limits under Selling, Stock.',
  },
  preview: example(fillingOf('Linen cushion', [{ label: 'Linen cushion', value: '3 of 12' }])),
};

/** Tells the staff what unpaid orders reserve over a fifth of. */
export const alertAboutReservations = async (strapi: Core.Strapi): Promise<void> =>
  strapi.db.transaction(async ({ trx }) => {
    const variants = await takeNew(trx);
    if (variants.length > 0)
      await services(strapi).notifications.feed.notify(trx, 'reservedStock', randomUUID(), variants);
  });
