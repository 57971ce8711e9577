/** What a shop sells by: where it delivers, what tax it adds, and how orders can be paid. One form edits all of it. */
import type { ShippingRates, ShippingTier } from '../shipping/shipping-rates';

export interface ShippingPlace {
  country: string;
  /** Its states; empty means all of it. */
  areas: string[];
}

export interface ShippingMethodSettings extends ShippingRates {
  /** Null: it's new. */
  id: number | null;
  name: string;
  note: string | null;
  tiers: ShippingTier[];
  /** From which subtotal it's free. */
  freeFrom: number | null;
  /** Empty: it goes everywhere. */
  places: ShippingPlace[];
  /** How many business days it's on its way. Both or neither. */
  transitMin: number | null;
  transitMax: number | null;
  pickUp: boolean;
  /** Where and when, as lines of text. */
  pickUpAddress: string | null;
  pickUpHours: string | null;
  enabled: boolean;
}

export interface TaxRateSettings {
  name: string;
  country: string;
  /** Null: all of the country, except states with rates of their own. */
  administrativeArea: string | null;
  taxClass: string;
  percent: number;
  /** Whether it's on shipping, too. */
  onShipping: boolean;
}

/** A manual payment method: an administrator says when the money has come. */
export interface PaymentMethodSettings {
  id: string;
  name: string;
  note: string | null;
  /** Where the money goes, for those who chose it. */
  instructions: string | null;
  /** How many days everything is kept for an order that isn't paid. */
  reservationDays: number;
  enabled: boolean;
}

/** Money moves only if it's LIVE. DEMONSTRATION: an emulator, which comes with Stoa. */
export type ConnectionMode = 'LIVE' | 'SANDBOX' | 'DEMONSTRATION';

/** A payment provider that the shop has keys for. */
export interface Connection {
  name: string;
  title: string;
  mode: ConnectionMode;
  /** Why shoppers can't pay with it. */
  fault: string | null;
  /** What it could do with more settings. */
  hint: string | null;
}

/** Why a shop can't sell yet. */
export const SALES_OBSTACLES = ['PAYMENT', 'SHIPPING'] as const;
export type SalesObstacle = (typeof SALES_OBSTACLES)[number];

export interface EditableSalesSettings {
  /** Methods and ways in the order in which shoppers see them. */
  shippingMethods: ShippingMethodSettings[];
  taxRates: TaxRateSettings[];
  paymentMethods: PaymentMethodSettings[];
  /** Where the shop is: its taxes count for what isn't delivered. */
  country: string;
  administrativeArea: string | null;
  pricesIncludeTax: boolean;
  /** How many business days pass before an order is shipped. Both or neither. */
  handlingMin: number | null;
  handlingMax: number | null;
  /** How many left are few: administrators are told, and shoppers, too. 0: neither is. */
  lowStock: number;
  /** How much one order may reserve before it's paid. Null: as much as there is. Values in dollars. */
  reservedItemsPerOrder: number | null;
  reservedValuePerOrder: number | null;
  /** How much all unpaid orders of a customer, by email or network address, may reserve together. */
  reservedItemsPerCustomer: number | null;
  reservedValuePerCustomer: number | null;
  /** Before the numbers of orders from `orderNumbersFrom` on. Earlier ones keep theirs. */
  orderPrefix: string | null;
  orderNumbersFrom: number;
  /** What else invoices say of who sells, such as a bank account. */
  invoiceDetails: string | null;
  /** How many days a link to an order opens it. */
  linkDays: number;
  /** How many days after an order is fulfilled its customer can request a return. 0: they can’t. */
  returnDays: number;
  /** For how many minutes after placing it a customer can cancel an order that is paid. 0: they can’t. */
  cancelMinutes: number;
  updatedAt: string;
}

export interface SalesSettings extends EditableSalesSettings {
  /** Of items, categories, and rates. */
  taxClasses: string[];
  connections: Connection[];
  obstacles: SalesObstacle[];
  /** The countries that it is in or taxes, but ships nothing to. Empty if nothing needs shipping. */
  countriesNotShippedTo: string[];
  /** How many items that require shipping, or of which a variant does, have no weight. */
  itemsWithoutWeight: number;
}
