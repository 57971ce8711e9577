import {
  type GiftCard,
  type GiftCardListQuery,
  giftCardListQuery,
  type UpdateGiftCardInput,
  updateGiftCardInput,
} from '@stoa/contract';
import { type Fields, stampsOf } from '../../../area/fields';
import { defineRecord } from '../../../area/records/define-record';
import { conflict } from '../../../http/problem';

const STATE = `CASE WHEN NOT enabled THEN 'OFF' WHEN balance = 0 THEN 'USED' WHEN expires_at <= now() THEN 'EXPIRED'
  ELSE 'ACTIVE' END`;

const ENTRIES = `(SELECT COALESCE(json_agg(json_build_object('id', entry.id, 'kind', kind, 'amount', (amount / 100.0)::float8,
    'orderNumber', orders.number, 'note', entry.note, 'madeBy', entry.made_by, 'madeAt', entry.made_at) ORDER BY entry.id DESC), '[]')
  FROM gift_card_entries entry LEFT JOIN orders ON orders.id = order_id WHERE entry.gift_card_id = gift_cards.id)`;

const plain = (column: string) => ({ column, console: null });
const derived = (select: string) => ({ select, activity: null, console: null });

const { id, ...stamps } = stampsOf('gift_cards');

/** What is noted of people isn't part of the activity. */
const fields = {
  id,
  name: derived('gift_cards.name'),
  initialAmount: derived('(initial_amount / 100.0)::float8'),
  balance: derived('(balance / 100.0)::float8'),
  email: derived('gift_cards.email'),
  expiresAt: plain('expires_at'),
  note: derived('gift_cards.note'),
  enabled: plain('enabled'),
  state: derived(STATE),
  entries: { ...derived(ENTRIES), detail: true },
  ...stamps,
} satisfies Fields<GiftCard>;

/** Knex leaves out what is undefined. */
const toRow = ({ expiresAt, note, enabled }: UpdateGiftCardInput) => ({
  expires_at: expiresAt,
  note,
  enabled,
  updated_at: new Date(),
});

export const giftCard = defineRecord<GiftCard, GiftCard, GiftCardListQuery, UpdateGiftCardInput>({
  table: 'gift_cards',
  noun: 'gift card',
  title: 'name',
  path: '/admin/gift-cards',
  fields,
  rows: {
    kind: 'giftCard',
    toRow,
    beforeDelete: async () => {
      throw conflict('Gift cards can’t be deleted. Turn it off instead');
    },
  },
  query: giftCardListQuery,
  update: updateGiftCardInput,
  search: ['name', 'email', 'note'],
});
