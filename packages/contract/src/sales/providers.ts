/** No money moves in the sandbox. */
export const PAYPAL_ENVIRONMENTS = ['sandbox', 'production'] as const;
export type PayPalEnvironment = (typeof PAYPAL_ENVIRONMENTS)[number];

export interface PayPalAccess {
  clientId: string;
  environment: PayPalEnvironment;
  /** Where its script comes from, if not from PayPal. */
  sdkBaseUrl: string | null;
}

interface Offered<Name extends string, Access> {
  name: Name;
  /** What shoppers read. */
  title: string;
  /** Whether no money moves. */
  isTest: boolean;
  /** What its script needs to know of the shop. */
  access: Access;
}

/** Who takes the shop's money, as far as everybody may know. One line for each provider that there is code for. */
export type OfferedProvider = Offered<'paypal', PayPalAccess>;

export type ProviderName = OfferedProvider['name'];
