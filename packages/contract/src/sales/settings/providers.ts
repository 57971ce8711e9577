/** No money moves in the sandbox. */
export const PAYPAL_ENVIRONMENTS = ['sandbox', 'production'] as const;
export type PayPalEnvironment = (typeof PAYPAL_ENVIRONMENTS)[number];

export interface PayPalAccess {
  clientId: string;
  environment: PayPalEnvironment;
  /** Where its script comes from, if not from PayPal. */
  sdkBaseUrl: string | null;
}

/** What the script of PayPal's button opens its window for. */
export interface PayPalHandoff {
  orderId: string;
}

/**
 * What the browser needs to go on to a provider with an order. Only the provider's gateway and its button know its form; everybody
 * else passes it on.
 */
export type Handoff = object;

interface Offered {
  /** What the server calls it. */
  name: string;
  /** What shoppers read. */
  title: string;
  /** Whether no money moves. */
  isTest: boolean;
}

interface OfferedWindow<Name extends string, Access> extends Offered {
  approvalFlow: 'WINDOW';
  name: Name;
  /** What its script needs to know of the shop. */
  access: Access;
}

/** Its buttons open a window over the page. One line for each that there is code for. */
export type WindowProvider = OfferedWindow<'paypal', PayPalAccess>;

/** Shoppers pay on a page of its own, and come back. */
export interface RedirectProvider extends Offered {
  approvalFlow: 'REDIRECT';
}

export interface RedirectHandoff {
  url: string;
}

/** Who takes the shop's money, as far as everybody may know. */
export type OfferedProvider = WindowProvider | RedirectProvider;
