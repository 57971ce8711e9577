import type { MailKind } from '../mail/mail-templates';
import type { Address } from './addresses/address';
import type { QuotedLine } from './checkout';
import type { OrderDetail } from './orders/order-detail';

/** Purchases that a rehearsal plays, in the order in which they’re shown. */
export const REHEARSED = ['PAID', 'DECLINED', 'MANUAL', 'ABROAD', 'CODE', 'PICKUP', 'NO_SHIPPING', 'REFUND'] as const;
export type RehearsedPurchase = (typeof REHEARSED)[number];

/** Where in the panel something is changed. */
export const REHEARSAL_PLACES = [
  'SHIPPING',
  'TAXES',
  'PAYMENT',
  'PAYPAL',
  'INVOICE',
  'DISCOUNTS',
  'ITEMS',
  'MAILS',
  'MAIL_SERVER',
  'STAFF',
  'PAGES',
  'SHOP',
] as const;
export type RehearsalPlace = (typeof REHEARSAL_PLACES)[number];

/** Something that isn’t right yet, and where that is changed. MISSING: selling doesn’t work without it; ADVICE: it works better with it. */
export interface RehearsalAdvice {
  kind: 'MISSING' | 'ADVICE';
  text: string;
  place: RehearsalPlace;
}

export interface RehearsalStep {
  by: 'CUSTOMER' | 'SHOP';
  text: string;
}

/** An email that the purchase would send. */
export interface RehearsedMail {
  kind: MailKind;
  /** 'The customer', or the addresses of the staff. */
  to: string;
  subject: string;
  html: string;
}

/** What the customer bought and entered, as far as they came. */
export interface RehearsedCheckout {
  lines: QuotedLine[];
  email: string;
  name: string;
  /** Null: it's picked up, or nothing is shipped. */
  address: Address | null;
  pickUp: boolean;
  shippingMethodId: number | null;
  code: string | null;
  paymentMethod: string | null;
}

export interface RehearsedOutcome {
  purchase: RehearsedPurchase;
  title: string;
  steps: RehearsalStep[];
  /** Why it went no further. */
  problem: string | null;
  checkout: RehearsedCheckout | null;
  /** As it was at the end; null if none was placed. Its number is given back. */
  order: OrderDetail | null;
  mails: RehearsedMail[];
  /** The invoice as a PDF, in base64. */
  invoice: string | null;
  changeAt: RehearsalPlace[];
}

export interface Rehearsal {
  /** What was bought. */
  items: string[];
  purchases: RehearsedOutcome[];
}
