import { randomUUID } from 'node:crypto';
import { adminPaths, apiPaths } from '@stoa/contract';
import { eventually } from '../shop/eventually';
import { openGiftCards } from './gift-cards';
import { actionsOn } from './history-actions';
import { openHistoryOrders, type Placed, sound } from './history-orders';
import { LATEST, type Step, type StepOf } from './order-steps';
import type { PayPalShop } from './paypal';

const SESSION_MS = 5 * 60_000;

/** Lets histories happen, each to items of its own, and says what is wrong once everything has come to rest. */
export const openHistories = (shop: PayPalShop) => {
  const { admin, own } = shop;
  const giftCards = openGiftCards(shop);
  const known = new Set<string>();

  const customer = own.visitor();
  let userId = 0;
  let signedIn = 0;
  /** A thousand histories take longer than a session lasts. */
  const stayIn = async () => {
    if (Date.now() - signedIn < SESSION_MS) return;
    admin.token = (await own.admin()).token;
    const { token, session } = await own.customer();
    customer.token = token;
    userId = session.id;
    signedIn = Date.now();
  };

  const begin = async () => {
    await stayIn();
    const placing = await openHistoryOrders(shop, giftCards, userId);
    const { items, card, orders, placeOrder } = placing;
    const { change, atPayPal, onOrder } = actionsOn(shop, customer, placing);

    const correctStock = async ({ stock }: StepOf<'stock'>) => {
      const path = apiPaths.marketplace.item(items[0].id);
      const { data } = await admin.get(path);
      sound(await admin.patch(path, { stock, updatedAt: data.updatedAt }));
    };

    const adjustCard = async ({ balance }: StepOf<'giftCard'>) => {
      const { updatedAt } = await giftCards.detail(card.id);
      sound(await admin.post(adminPaths.adjustGiftCard(card.id), { balance, why: 'Chance', updatedAt }));
    };

    const act = async (step: Step): Promise<unknown> => {
      if (step.do === 'together') return Promise.all(step.steps.map(act));
      if (step.do === 'place') return placeOrder(step);
      if (step.do === 'fault') return shop.suffer(step.fault);
      if (step.do === 'stock') return correctStock(step);
      if (step.do === 'giftCard') return adjustCard(step);
      const placed = step.order === LATEST ? orders.at(LATEST) : orders[step.order % orders.length];
      if (!placed) return undefined;
      await shop.deliver({ lose: !('delivered' in step && step.delivered) });
      switch (step.do) {
        case 'fulfill':
          return change(placed, 'fulfill', ({ lines }) => ({
            lines: [{ lineId: lines[0]?.id, quantity: step.quantity }],
          }));
        case 'refund':
          return change(placed, 'refund', ({ lines, refundable }) => ({
            key: randomUUID(),
            amount: step.dollars === 'ALL' ? refundable : step.dollars,
            lines: step.quantity ? [{ lineId: lines[0]?.id, quantity: step.quantity, restock: step.restock }] : [],
          }));
        case 'refundThere':
          return atPayPal(placed, (order) => shop.refundThere(order, step.dollars));
        case 'conclude':
          return atPayPal(placed, (order) => shop.conclude(order, step.status));
        case 'concludeRefund':
          return atPayPal(placed, (order) => shop.concludeRefund(order, step.status));
        default:
          return onOrder[step.do](placed);
      }
    };

    return { orders, act };
  };

  /** Time passes until nothing is under way anymore. */
  const comeToRest = async (orders: Placed[]) => {
    await shop.recover();
    const numbers = orders.map(({ number }) => number);
    await eventually(async () => {
      for (const { paypalId } of orders)
        if (paypalId) await shop.concludeRefund({ paypalId }, 'COMPLETED').catch(() => undefined);
      await own.database.query(
        `UPDATE orders SET reserved_until = CASE WHEN reserved_until IS NOT NULL THEN LEAST(reserved_until, now()) END,
          next_check_at = LEAST(next_check_at, now()) WHERE number = ANY($1)`,
        [numbers],
      );
      const under = await own.database.query<{ state: string }>(
        `SELECT state FROM orders WHERE number = ANY($1) AND (state IN ('PENDING', 'AWAITING_APPROVAL', 'CAPTURING')
          OR state = 'AWAITING_PAYMENT' AND fulfillment_status IN ('UNFULFILLED', 'NOT_REQUIRED'))`,
        [numbers],
      );
      const refunds = await own.database.query("SELECT id FROM refunds WHERE state = 'PENDING'");
      if (under.length + refunds.length > 0) throw new Error(`still under way: ${JSON.stringify({ under, refunds })}`);
    }, 30_000);
  };

  /** The reconciler may still be asking about what PayPal sent no event of. */
  const differingBooks = async (orders: Placed[]): Promise<string[]> => {
    const compare = async () => {
      const { ours, theirs } = await shop.books(orders.map(({ number }) => number));
      if (ours.join() !== theirs.join()) throw new Error(`PayPal’s books say ${theirs}, ours ${ours}`);
      return [];
    };
    return eventually(compare, 10_000).catch(({ message }: Error) => [message]);
  };

  /** What contradicts itself after these steps, and didn't before; nothing if all is well. */
  return async (steps: Step[]): Promise<string[]> => {
    const { orders, act } = await begin();
    for (const step of steps) await act(step);
    await comeToRest(orders);
    const differing = await differingBooks(orders);
    const found = (await shop.audit()).filter((line) => !known.has(line));
    for (const line of found) known.add(line);
    return [...found, ...differing];
  };
};
