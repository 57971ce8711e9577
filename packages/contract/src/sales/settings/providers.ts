import * as yup from 'yup';
import { choice, openedVersion, requiredText, text } from '../../input/fields';

/** No money moves in the sandbox. */
export const PAYPAL_ENVIRONMENTS = ['sandbox', 'production'] as const;
export type PayPalEnvironment = (typeof PAYPAL_ENVIRONMENTS)[number];

export interface PayPalAccess {
  clientId: string;
  environment: PayPalEnvironment;
  /** Where its script comes from, if not from PayPal. */
  sdkBaseUrl: string | null;
}

/** What the shop signs in to a provider with. */
export interface ProviderKeys {
  environment: PayPalEnvironment;
  clientId: string;
  clientSecret: string;
}

/** A payment provider’s keys, as administrators see them: nobody gets to see the secret. */
export interface ProviderSettings {
  name: string;
  title: string;
  /** ENVIRONMENT: set on the server, so that nothing here counts. */
  source: 'ENVIRONMENT' | 'PANEL' | 'NONE';
  environment: PayPalEnvironment;
  clientId: string;
  hasSecret: boolean;
  /** Whether keys are stored that can’t be read, since the server’s ENCRYPTION_KEY is another one now. */
  isUnreadable: boolean;
  /** Whether the provider tells the shop of payments by itself. */
  hasWebhook: boolean;
  /** Why it doesn’t, in the provider’s words. */
  webhookProblem: string | null;
  /** Where it would. */
  webhookUrl: string;
  updatedAt: string;
}

export const providerKeysInput = yup.object({
  environment: choice('Environment', PAYPAL_ENVIRONMENTS).required('Select an environment'),
  clientId: requiredText('Client ID', 1, 200, 'Enter the client ID'),
  /** Left out: the stored one. */
  clientSecret: text('Secret').max(200, 'Secret must be at most 200 characters'),
  updatedAt: openedVersion(),
});
export type ProviderKeysInput = yup.InferType<typeof providerKeysInput>;

/** A payment that was opened at the provider, and that nobody will approve. */
export interface TestPayment {
  reference: string;
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
export type OfferedProvider = (WindowProvider | RedirectProvider) & {
  /** Whether shoppers can go there straight from the cart. */
  hasExpress: boolean;
};
