import type { Connection, ExpressBuyer, ExpressStart, Handoff, RedirectProvider, WindowProvider } from '@stoa/contract';

/** The port for every payment provider. Nothing else of the server names one, or knows its words. */

/** What a provider needs to know of an order. Amounts in cents. */
export interface OrderToPay {
  uuid: string;
  number: number;
  currency: string;
  total: number;
  /** total = items + shipping + tax - discount, each 0 or more. */
  breakdown: { items: number; shipping: number; tax: number; discount: number };
  lines: { title: string; unitPrice: number; quantity: number; sku: string | null }[];
  /** Where buyers come back to whom the provider sends away from the shop. */
  returnUrl: string;
  /** Null if nothing is delivered. */
  address: {
    recipient: string;
    line1: string;
    line2: string | null;
    locality: string | null;
    administrativeArea: string | null;
    postalCode: string | null;
    country: string;
  } | null;
}

export interface CaptureSnapshot {
  id: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'FAILED' | 'REFUNDED' | 'PARTIALLY_REFUNDED';
  amount: number;
  currency: string;
  /** While it is pending: what the shop's owner has to do about it, in a sentence. Null: it ends by itself. */
  ownerAction: string | null;
}

/** What the provider says an order is. Only this changes an order's state. */
export interface Snapshot {
  providerOrderId: string;
  /** OPEN: the buyer hasn't approved yet. EXPIRED: it can never be paid anymore. */
  state: 'OPEN' | 'APPROVED' | 'CAPTURED' | 'EXPIRED';
  amount: number;
  currency: string;
  /** The uuid it was opened for. */
  orderUuid: string | null;
  captures: CaptureSnapshot[];
  /** Also those that were made on the provider's own site. */
  refunds: RefundSnapshot[];
}

export interface RefundSnapshot {
  id: string;
  status: 'COMPLETED' | 'PENDING' | 'FAILED';
  amount: number;
}

export interface GatewayEvent {
  eventId: string;
  kind: string;
  /** By the provider's clock; null if it doesn't say. */
  happenedAt: Date | null;
  /** Null if the event doesn't name it, as with refunds: then there is the uuid. */
  providerOrderId: string | null;
  orderUuid: string | null;
}

/** Why a provider refuses. NOT_SENT: it was never asked. */
export type RefusalReason =
  | 'DECLINED'
  | 'NOT_APPROVED'
  | 'ALREADY_CAPTURED'
  | 'NOT_FOUND'
  | 'ALREADY_REFUNDED'
  | 'NOT_SENT'
  | 'OTHER';

/** A refusal that is certain: nothing happened, and trying the same again won't help. Anything else thrown means nobody knows. */
export class GatewayRefusal extends Error {
  constructor(
    readonly reason: RefusalReason,
    message: string,
    /** For administrators: the provider’s own sentence, or ours if it wasn’t asked. */
    readonly explanation: string = message,
  ) {
    super(message);
  }
}

/** What the settings of a provider lead to, in words. */
export interface Health extends Pick<Connection, 'fault' | 'hint'> {
  /** The keys aren't accepted, so that nobody can pay. */
  refused: boolean;
}

export interface GatewayConnection extends Pick<Connection, 'title' | 'mode'> {
  name: string;
  /** Asks the provider whether it accepts the keys. */
  check(): Promise<Health>;
}

/** An order as it was opened at its provider. */
export interface OpenedOrder {
  providerOrderId: string;
  /** What the browser needs to go on to the provider. It stays the same for as long as the order can be paid there. */
  handoff: Handoff;
}

/** Who takes the money. IMMEDIATE: the provider, as soon as the buyer approves. */
type Capturing =
  | { captureMode: 'IMMEDIATE' }
  | {
      captureMode: 'AFTER_APPROVAL';
      /** Takes the money of an approved order. */
      capture(providerOrderId: string, key: string): Promise<Snapshot>;
      /** Whether an event of this kind says that the buyer has approved, perhaps again after a decline. */
      isApproval(kind: string): boolean;
    };

/** Whether what nobody has paid yet can be closed there, so that nobody will. */
type Voiding =
  | { canVoid: false }
  | {
      canVoid: true;
      /** Refuses with ALREADY_CAPTURED if the buyer was faster. What is closed already stays so. */
      void(providerOrderId: string): Promise<void>;
    };

/** Where the buyer approves. */
type Approving =
  | RedirectProvider
  | (WindowProvider & {
      /** What the Content Security Policy of the checkout page allows for it. No other page does. */
      hosts: string[];
    });

/** What is in a cart before there is an order. Amounts in cents, without shipping, and what else its address decides. */
export interface CartToApprove extends Pick<OrderToPay, 'currency' | 'lines' | 'returnUrl'> {
  subtotal: number;
  discount: number;
  needsShipping: boolean;
  /** Where buyers come back to who don't approve. */
  cancelUrl: string;
}

/** Express checkout: the buyer approves before there is an order. */
export interface Express {
  /** Buyers come back to the return address, with `token` added to it: the approval. */
  begin(cart: CartToApprove, key: string): Promise<ExpressStart>;
  /** Null: nobody approved it, or it's for an order already. */
  findBuyer(approval: string): Promise<ExpressBuyer | null>;
  /** Makes an approval the order's own, for what the order costs. Asked again, it's the same. Refuses with NOT_APPROVED if it can't be. */
  open(order: OrderToPay, approval: string): Promise<OpenedOrder>;
}

interface Calls {
  /** Null: it has none. */
  express: Express | null;
  /** What shoppers read below its title. */
  note: string | null;
  /** How long the provider surely knows the key of a refund, in milliseconds. Asked later with the same key, it could pay back twice. */
  idempotencyWindow: number;
  /** Creates the order there. With the same key, it is the same order. */
  open(order: OrderToPay, key: string): Promise<OpenedOrder>;
  /** Refuses with NOT_FOUND if the provider doesn't know the order anymore. */
  fetchStatus(providerOrderId: string): Promise<Snapshot>;
  /** With the same key, it is the same refund. */
  refund(captureId: string, amount: number, currency: string, key: string): Promise<RefundSnapshot>;
  /**
   * Says whether an event is genuine, and which order it is about. Never trusted for more. Throws if that can't be said at
   * present: the provider should then send it again.
   */
  readEvent(rawBody: Buffer, headers: Record<string, string | undefined>): Promise<GatewayEvent | 'forged'>;
}

export type Gateway = Calls & Capturing & Voiding & Approving;
