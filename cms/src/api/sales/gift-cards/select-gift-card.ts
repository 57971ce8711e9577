import { formatGiftCardEnding, giftCardEnding, isGiftCardCode } from '@stoa/contract';
import { sql as expression } from 'kysely';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { hashOfGiftCard } from './gift-card-code';

export const HAS_EXPIRED = expression<boolean>`COALESCE(expires_at <= now(), false)`;

/** What was entered. Amounts in cents. */
export interface EnteredGiftCard {
  ending: string;
  /** Null: there is no such card. */
  card: { id: number; balance: number } | null;
  /** Null: it can be used. */
  problem: string | null;
}

const NO_CARD = 'This isn’t a valid gift card';

export const readGiftCard = async (sql: Sql, code: string): Promise<EnteredGiftCard> => {
  const ending = giftCardEnding(code);
  const card = isGiftCardCode(code)
    ? await tables(sql)
        .selectFrom('gift_cards')
        .where('code_hash', '=', await hashOfGiftCard(code))
        .select(['id', 'balance', 'enabled', HAS_EXPIRED.as('hasExpired')])
        .executeTakeFirst()
    : undefined;
  if (!card?.enabled) return { ending, card: null, problem: NO_CARD };
  const { id, balance, hasExpired } = card;
  const name = formatGiftCardEnding(ending);
  const nothingLeft = balance === 0 ? `Nothing is left on the gift card ${name}` : null;
  return { ending, card: { id, balance }, problem: hasExpired ? `The gift card ${name} has expired` : nothingLeft };
};
