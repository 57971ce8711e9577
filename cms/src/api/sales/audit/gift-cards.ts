import { formatCents } from '@stoa/contract';
import { inStates } from '../orders/states-in-sql';
import { formatOrder, type InState, type Invariant, invariant, PAID, SET_ASIDE } from './invariant';

const HOLDS_STOCK = inStates(({ holdsStock }) => holdsStock);

interface OfCard {
  id: number;
  name: string;
}

const formatCard = ({ id, name }: OfCard): string => `gift card ${name} (${id})`;

const ENTRIES_OF = (what: string): string =>
  `COALESCE((SELECT sum(amount) FROM gift_card_entries WHERE ${what}), 0)::int`;

export const ofGiftCards: Invariant[] = [
  invariant<OfCard & { balance: number; sum: number; initial: number; issued: number }>({
    must: 'The balance of a gift card is what was put on it, less what was taken off',
    sql: `SELECT * FROM (SELECT id, name, balance, initial_amount AS initial, ${ENTRIES_OF('gift_card_id = gift_cards.id')} AS sum,
        ${ENTRIES_OF("gift_card_id = gift_cards.id AND kind = 'ISSUED'")} AS issued FROM gift_cards) cards
      WHERE balance <> sum OR initial <> issued ORDER BY id`,
    describe: ({ balance, sum, initial, issued, ...card }) =>
      `${formatCard(card)}: ${formatCents(balance)} of ${formatCents(initial)} noted, ${formatCents(sum)} of ${formatCents(issued)} found`,
    advice: 'Turn it off until you know what happened. Please report this as a bug.',
  }),
  invariant<InState & { amount: number; taken: number; should: number }>({
    must: 'Orders that are open or paid have taken what their gift card pays, and others have put it back',
    sql: `SELECT * FROM (SELECT number, state, gift_card_amount AS amount,
          -${ENTRIES_OF("order_id = orders.id AND gift_card_id = orders.gift_card_id AND kind IN ('REDEEMED', 'RELEASED')")} AS taken,
          CASE WHEN ${SET_ASIDE} THEN 0 WHEN ${HOLDS_STOCK} OR (${PAID} AND paid_at IS NOT NULL) THEN gift_card_amount ELSE 0 END AS should
        FROM orders WHERE gift_card_id IS NOT NULL) orders
      WHERE taken <> should ORDER BY number`,
    describe: ({ amount, taken, should, ...order }) =>
      `${formatOrder(order)}: its gift card pays ${formatCents(amount)}, so ${formatCents(should)} should be taken, but ${formatCents(taken)} is`,
    advice: 'Adjust the balance of its gift card in the panel.',
  }),
  invariant<InState & { back: number; refunded: number }>({
    must: 'What is refunded to a gift card is on it',
    sql: `SELECT number, orders.state, refunds.gift_card_amount AS back, COALESCE(entry.amount, 0) AS refunded
      FROM refunds JOIN orders ON orders.id = refunds.order_id LEFT JOIN gift_card_entries entry ON entry.refund_id = refunds.id
        AND entry.order_id = orders.id AND entry.gift_card_id = orders.gift_card_id
      WHERE CASE WHEN refunds.state = 'SUCCEEDED' THEN refunds.gift_card_amount ELSE 0 END <> COALESCE(entry.amount, 0) ORDER BY number`,
    describe: ({ back, refunded, ...order }) =>
      `${formatOrder(order)}: a refund has ${formatCents(back)} for its gift card, which got ${formatCents(refunded)}`,
    advice: 'Adjust the balance of its gift card in the panel.',
  }),
  invariant<InState & OfCard>({
    must: 'Nothing happens to a gift card for an order that isn’t paid by it',
    sql: `SELECT number, state, gift_cards.id, gift_cards.name FROM gift_card_entries JOIN orders ON orders.id = order_id
      JOIN gift_cards ON gift_cards.id = gift_card_entries.gift_card_id
      WHERE kind <> 'ISSUED' AND orders.gift_card_id IS DISTINCT FROM gift_card_entries.gift_card_id ORDER BY number`,
    describe: ({ id, name, ...order }) => `${formatOrder(order)} has entries of ${formatCard({ id, name })}`,
    advice: 'Compare the order with the email that its customer got.',
  }),
  invariant<InState & { title: string; should: number; made: number; refunded: number; back: number }>({
    must: 'Each gift card that was sold and paid is issued, and taken back if its price went back',
    sql: `SELECT * FROM (SELECT number, state, title,
          CASE WHEN ${PAID} AND paid_at IS NOT NULL AND unit_price > 0 THEN quantity ELSE 0 END AS should,
          (SELECT count(*) FROM gift_cards WHERE order_line_id = line.id)::int AS made,
          CASE WHEN unit_price > 0 AND paid_at IS NOT NULL THEN COALESCE((SELECT sum(refund_lines.quantity) FROM refund_lines
            JOIN refunds ON refunds.id = refund_lines.refund_id WHERE line_id = line.id AND refunds.state <> 'FAILED'), 0)::int ELSE 0 END AS refunded,
          (SELECT count(*) FROM gift_cards WHERE order_line_id = line.id AND refund_id IS NOT NULL)::int AS back
        FROM order_lines line JOIN orders ON orders.id = order_id WHERE line.gift_card) sold
      WHERE should <> made OR refunded <> back ORDER BY number`,
    describe: ({ title, should, made, refunded, back, ...order }) =>
      `${formatOrder(order)}: of ${should} × ${title}, ${made} issued; ${refunded} refunded, and ${back} taken back`,
    advice: 'Compare its gift cards in the panel with what was paid and refunded.',
  }),
];
