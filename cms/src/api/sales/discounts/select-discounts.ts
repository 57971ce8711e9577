import { sql as expression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { COUNT } from '../../../database/lists/page';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { selectCollections } from './discounted-collections';

/** What a customer enters, and who they are, as far as that's known: codes may count how often a person used them. */
export interface Entered {
  code: string | null;
  email: string | null;
}

const IS_ON = expression<boolean>`discounts.enabled AND COALESCE(starts_at <= now(), true)`;
const HAS_ENDED = expression<boolean>`COALESCE(ends_at <= now(), false)`;
const IS_USED_UP = expression<boolean>`COALESCE(uses >= usage_limit, false)`;

const IS_OF_DISCOUNT = expression<boolean>`collections.id = ANY(discounts.collection_ids || discounts.get_collection_ids)`;

/** The code that was entered, whether it counts or not, and the automatic discounts that do. */
export const selectDiscounts = (sql: Sql, { code, email }: Entered) =>
  tables(sql)
    .selectFrom('discounts')
    .where((one) =>
      one.or([
        one('code', '=', code?.toUpperCase() ?? null),
        one.and([one('code', 'is', null), IS_ON, one.not(HAS_ENDED), one.not(IS_USED_UP)]),
      ]),
    )
    .orderBy('discounts.id')
    .select((one) => [
      'discounts.id',
      'code',
      'title',
      'kind',
      'percent',
      'amount',
      'buy_quantity as buyQuantity',
      'get_quantity as getQuantity',
      'uses_per_order as usesPerOrder',
      'minimum',
      'minimum_quantity as minimumQuantity',
      'category_ids as categoryIds',
      'collection_ids as collectionIds',
      'item_ids as itemIds',
      'get_category_ids as getCategoryIds',
      'get_collection_ids as getCollectionIds',
      'get_item_ids as getItemIds',
      jsonArrayFrom(selectCollections(sql).where(IS_OF_DISCOUNT)).as('collections'),
      IS_ON.as('isOn'),
      HAS_ENDED.as('hasEnded'),
      IS_USED_UP.as('isUsedUp'),
      one
        .fn<boolean>('coalesce', [
          one(
            one
              .selectFrom('discount_uses')
              .whereRef('discount_id', '=', 'discounts.id')
              .where('discount_uses.email', '=', email ?? '')
              .select(COUNT),
            '>=',
            one.ref('usage_limit_per_customer'),
          ),
          one.val(false),
        ])
        .as('isUsedUpByCustomer'),
    ]);

export type DiscountRow = Awaited<ReturnType<ReturnType<typeof selectDiscounts>['execute']>>[number];
