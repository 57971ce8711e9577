import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { environment } from '../../../environment';
import { services } from '../../../services';
import { HELD_MUCH } from './held-much';

interface Held {
  title: string;
  choice: string;
  held: number;
  thereIs: number;
}

/** However often orders come and go, nobody gets more emails about the same thing than one of these. */
const APART = '1 hour';

/** What the shop hasn't been told of since it was held less. Of two processes, one gets it. */
const takeNew = async (trx: Sql): Promise<Held[]> => {
  await trx.raw(
    `UPDATE held_told SET is_much = false WHERE is_much AND variant_id NOT IN (SELECT id FROM (${HELD_MUCH}) much)`,
  );
  const { rows } = await trx.raw(
    `WITH much AS (${HELD_MUCH}), told AS (
       INSERT INTO held_told (variant_id) SELECT id FROM much ORDER BY id
       ON CONFLICT (variant_id) DO UPDATE SET is_much = true, told_at = now()
         WHERE NOT held_told.is_much AND held_told.told_at < now() - interval '${APART}'
       RETURNING variant_id)
     SELECT title, concat_ws(' / ', NULLIF(option_1, ''), NULLIF(option_2, ''), NULLIF(option_3, '')) AS choice, held,
       there_is AS "thereIs"
     FROM told JOIN much ON much.id = variant_id JOIN item_variants USING (id) JOIN items ON items.id = much.item_id
     ORDER BY title, place, much.id`,
  );
  return rows;
};

const lineOf = ({ title, choice, held, thereIs }: Held): string =>
  `${title}${choice && ` (${choice})`}: ${held} of ${thereIs}`;

const mailOf = (held: Held[], shopName: string) => ({
  subject: `[${shopName}] Unpaid orders hold much of ${held.length === 1 ? held[0]?.title : `${held.length} items`}`,
  text: `${[
    'Orders that nobody has paid yet hold more than a fifth of:',
    held.map(lineOf).join('\n'),
    `See these orders, and release what they hold if you don’t expect the money: ${environment.publicUrl}/admin/orders?held=MUCH`,
    'You get this email once, until less is held. You can change how much customers can hold under Selling, Stock.',
    shopName,
  ].join('\n\n')}\n`,
});

/** Emails the shop what unpaid orders hold much of. */
export const tellOfHeld = async (strapi: Core.Strapi): Promise<void> => {
  const { mail, store } = services(strapi);
  const [{ shopName }, recipients] = [await store.settings.readPublic(), await store.settings.ownAddresses()];
  await strapi.db.transaction(async ({ trx }) => {
    const held = await takeNew(trx);
    if (held.length === 0) return;
    for (const to of recipients)
      await mail.outbox.enqueue({ dedupeKey: `held-much-${randomUUID()}`, to, ...mailOf(held, shopName) }, trx);
  });
};
