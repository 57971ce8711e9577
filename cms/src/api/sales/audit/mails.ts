import { counted } from '@stoa/contract';
import type { OrderMailKind } from '../mails/order-mail';
import { CUSTOMER } from '../orders/actor';
import { formatMoment, formatOrder, type InState, type Invariant, invariant } from './invariant';

const SAYS: Record<Exclude<OrderMailKind, 'LINK'>, string> = {
  PLACED: 'that it was received',
  TO_PAY: 'how to pay for it',
  EDITED: 'that it was changed',
  PAID: 'that it was paid',
  FULFILLED: 'that something was fulfilled',
  CANCELLED: 'that it was canceled',
  REFUNDED: 'that money went back',
  CANCELED_PAID: 'that its customer canceled it',
  RETURN_REQUESTED: 'that a return was requested',
  RETURN_ACCEPTED: 'that a return was accepted',
  RETURN_DECLINED: 'that a return was declined',
  EXPIRED: 'that it has expired',
};

/**
 * Which emails the customers should have and which they got. Whoever sends something, or changes an order for the shop, may choose to
 * tell nobody, so these emails may be missing. So may those that are turned off, and all if the order has no address. Behind a pay
 * link, how the rest is paid isn’t chosen yet when a gift card pays a part.
 */
const CUSTOMER_MAILS = `
  SELECT order_id, CASE to_state WHEN 'AWAITING_PAYMENT' THEN 'PLACED' ELSE to_state END AS mail,
    order_events.made_by_id IS NULL AND CASE to_state WHEN 'EXPIRED' THEN orders.notify_customer
      WHEN 'CANCELLED' THEN from_state IN ('PAYMENT_REVIEW', 'NEEDS_ATTENTION')
        OR (from_state IN ('AWAITING_PAYMENT', 'PAID') AND order_events.made_by = '${CUSTOMER.name}')
      WHEN 'AWAITING_PAYMENT' THEN NOT EXISTS (SELECT FROM order_events card WHERE card.order_id = orders.id
        AND card.kind = 'giftCardUsed' AND card.made_at = order_events.made_at) ELSE true END
      AND orders.email IS NOT NULL AS owed, 0 AS mails
    FROM order_events JOIN orders ON orders.id = order_id
    WHERE kind = 'stateChanged' AND (to_state IN ('AWAITING_PAYMENT', 'PAID', 'CANCELLED')
      OR (from_state = 'AWAITING_PAYMENT' AND to_state = 'EXPIRED'))
  UNION ALL SELECT id, 'TO_PAY', false, 0 FROM orders WHERE pay_by_link
  UNION ALL SELECT order_id, 'EDITED ' || id, false, 0 FROM order_events WHERE kind = 'edited'
  UNION ALL SELECT order_id, 'FULFILLED ' || id, false, 0 FROM fulfillments
  UNION ALL SELECT order_id, 'REFUNDED ' || refunds.id, refunds.notify_customer AND email IS NOT NULL, 0
    FROM refunds JOIN orders ON orders.id = order_id WHERE refunds.state = 'SUCCEEDED'
  UNION ALL SELECT id, 'CANCELED_PAID', email IS NOT NULL, 0 FROM orders WHERE canceled_at IS NOT NULL
  UNION ALL SELECT order_id, 'RETURN_REQUESTED ' || return_requests.id, email IS NOT NULL, 0
    FROM return_requests JOIN orders ON orders.id = order_id
  UNION ALL SELECT order_id, answers.mail || return_requests.id, false, 0
    FROM return_requests, (VALUES ('RETURN_ACCEPTED '), ('RETURN_DECLINED ')) answers (mail)
  UNION ALL SELECT order_id, mail, NULL, 1 FROM order_events WHERE kind = 'mailed' AND mail <> 'RESENT'`;

export const ofMails: Invariant[] = [
  invariant<InState & { mail: string; mails: number }>({
    must: 'Customers get one email about each change to an order',
    // An order may have had no address when it changed. Before emails were told apart, the timeline said only that there was one.
    sql: `SELECT number, state, mail, mails FROM (SELECT order_id, mail, sum(mails)::int AS mails, bool_or(owed) AS owed
          FROM (${CUSTOMER_MAILS}) customer_mails GROUP BY 1, 2) customer_mails JOIN orders ON orders.id = order_id
      WHERE mails > 1 OR (mails = 1 AND owed IS NULL) OR (mails = 0 AND owed
        AND NOT EXISTS (SELECT FROM order_events off WHERE off.order_id = orders.id AND off.kind = 'mailOff'
          AND off.mail = customer_mails.mail)
        AND NOT EXISTS (SELECT FROM order_events WHERE order_id = orders.id AND kind = 'mailed' AND mail IS NULL)
        AND NOT EXISTS (SELECT FROM order_events WHERE order_id = orders.id AND kind = 'emailEdited'))
      ORDER BY number, mail`,
    describe: ({ mail, mails, ...order }) => {
      const what = SAYS[mail.split(' ')[0] as keyof typeof SAYS];
      return `${formatOrder(order)}: ${counted(mails, 'email')} ${mails === 1 ? 'says' : 'say'} ${what}`;
    },
    advice:
      'If an email is missing, choose “Email again” in the panel. If there is one too many, the customer may ask why.',
  }),
  invariant<InState & { text: string; since: Date }>({
    must: 'Emails about orders can be sent',
    sql: `SELECT number, state, failed.text, failed.made_at AS since FROM order_events failed JOIN orders ON orders.id = order_id
      WHERE kind = 'mailFailed' AND NOT EXISTS (SELECT FROM order_events later WHERE later.order_id = failed.order_id
        AND later.id > failed.id AND later.kind IN ('mailFailed', 'mailed', 'note', 'erased')) ORDER BY number`,
    describe: ({ text, since, ...order }) => `${formatOrder(order)}: given up on ${formatMoment(since)}: ${text}`,
    advice: 'Choose “Email again” in the panel, or tell the customer another way and leave a note in the timeline.',
  }),
];
