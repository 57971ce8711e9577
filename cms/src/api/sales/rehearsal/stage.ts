import { randomUUID } from 'node:crypto';
import {
  type Address,
  type OfferedPaymentMethod,
  type OrderDetail,
  type OrderPlacement,
  type PaymentOutcome,
  type Quote,
  type QuoteInput,
  type RehearsalStep,
  type RehearsedCheckout,
  toCents,
} from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { StandIn } from '../../../gateways/stand-in';
import { conflict } from '../../../http/problem';
import { services } from '../../../services';
import { SHOP } from '../orders/actor';

const EMAIL = 'alex@example.com';
const NAME = 'Alex Morgan';
/** No network that anybody comes from. */
const NETWORK = '192.0.2.1';

export interface Cart {
  lines: QuoteInput['lines'];
  titles: string[];
}

interface Checkout {
  cart: Cart;
  /** Null: it's picked up, or nothing is shipped. */
  address: Address | null;
  code?: string | null;
  /** Which of the payment methods that fit. */
  pays: (method: OfferedPaymentMethod) => boolean;
}

interface Entered extends Partial<Pick<QuoteInput, 'shippingMethodId' | 'code'>> {
  address: Checkout['address'];
}

/** What a customer and the shop do in a rehearsal, by the services that do it otherwise. `strapi` is a sandbox. */
export const openStage = (strapi: Core.Strapi, standIns: readonly StandIn[]) => {
  const { sales } = services(strapi);
  const steps: RehearsalStep[] = [];
  let placed: OrderPlacement | undefined;
  let key = '';
  let entered: RehearsedCheckout | null = null;

  const quote = async (cart: Cart, { address, ...input }: Entered): Promise<Quote> => {
    const asked = { shippingMethodId: null, code: null, pickUp: address === null, ...input };
    const quoted = await sales.checkout.quote({
      lines: cart.lines,
      giftCard: null,
      place: address,
      email: EMAIL,
      ...asked,
    });
    const { lines, needsShipping, shippingMethodId } = quoted;
    const pickUp = needsShipping && asked.pickUp;
    entered = { ...asked, lines, shippingMethodId, pickUp, email: EMAIL, name: NAME, address, paymentMethod: null };
    return quoted;
  };

  const order = async (): Promise<OrderDetail> => {
    if (!placed) throw conflict('No order was placed');
    return sales.manage.detail(placed.number);
  };

  return {
    steps,
    quote,
    say: (by: RehearsalStep['by'], text: string): void => void steps.push({ by, text }),
    checkout: (): RehearsedCheckout | null => entered,
    order: async (): Promise<OrderDetail | null> => (placed ? order() : null),

    async place({ cart, address, code = null, pays }: Checkout): Promise<{ quote: Quote; method: string }> {
      const to = { address, code };
      const offered = await quote(cart, to);
      const shipping = offered.shippingMethods.find(({ pickUp }) => pickUp === (address === null));
      if (offered.needsShipping && !shipping) throw conflict('No shipping method is offered for this order');
      const chosen = { shippingMethodId: offered.needsShipping ? (shipping?.id ?? null) : null };
      const priced = await quote(cart, { ...to, ...chosen });
      const method = priced.paymentMethods.find((one) => one.fits && pays(one));
      if (!method && priced.total > 0) throw conflict('No payment method is offered for this order');
      if (entered) entered.paymentMethod = method?.id ?? null;
      key = randomUUID();
      const input = {
        key,
        lines: cart.lines,
        email: EMAIL,
        name: NAME,
        address: offered.needsShipping ? address : null,
        saveAddress: false,
        note: null,
        code,
        giftCard: null,
        giftCardAmount: 0,
        ...chosen,
        paymentMethod: priced.total > 0 ? (method?.id ?? null) : null,
        approval: null,
        emailCode: null,
        replaces: null,
        total: priced.total,
      };
      const result = await sales.checkout.place(input, { userId: null, address: NETWORK });
      placed = result.order;
      return { quote: priced, method: method?.name ?? '' };
    },

    async approve({ declined = false } = {}): Promise<PaymentOutcome> {
      for (const standIn of standIns) {
        if (declined) standIn.declineNext();
        standIn.approve();
      }
      return sales.payments.settle(key);
    },

    async markPaid(): Promise<void> {
      const { number, updatedAt } = await order();
      const input = { updatedAt, notifyCustomer: true, reference: 'Rehearsal' };
      await sales.manage.markPaid({ number, input, actor: SHOP });
    },

    async fulfill(trackingNumber: string | null): Promise<void> {
      const { number, updatedAt, lines } = await order();
      await sales.manage.fulfill({
        number,
        actor: SHOP,
        input: {
          updatedAt,
          notifyCustomer: true,
          lines: lines
            .filter(({ needsShipping }) => needsShipping)
            .map(({ id, quantity }) => ({ lineId: id, quantity })),
          trackingNumber,
          trackingUrl: null,
        },
      });
    },

    /** All of its first line. */
    async refund(): Promise<number> {
      const { number, updatedAt, lines, refundable, taxIncluded } = await order();
      const [line] = lines;
      if (!line) throw conflict('There is nothing to refund');
      const paid = line.total - line.discount + (taxIncluded ? 0 : line.tax);
      const amount = toCents(paid) > toCents(refundable) ? refundable : paid;
      const input = {
        updatedAt,
        notifyCustomer: true,
        key: randomUUID(),
        amount,
        lines: [{ lineId: line.id, quantity: line.quantity, restock: true }],
        reason: null,
      };
      await sales.manage.refund({ number, input, actor: SHOP });
      return amount;
    },
  };
};

export type Stage = ReturnType<typeof openStage>;
