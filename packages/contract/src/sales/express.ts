import * as yup from 'yup';
import { requiredText } from '../input/fields';
import type { Address } from './addresses/address';
import { cartFields } from './checkout';

/** Express checkout: the buyer approves at the provider first, and places the order with what is known there. */
export const expressInput = yup.object({
  provider: requiredText('Payment provider', 1, 40),
  lines: cartFields.lines,
});
export type ExpressInput = yup.InferType<typeof expressInput>;

/** The provider's page, where the buyer approves. */
export interface ExpressStart {
  url: string;
}

/** Who approved, as the provider knows them. Empty: it doesn't say. */
export interface ExpressBuyer {
  email: string;
  name: string;
  /** Null if nothing is shipped. */
  address: Address | null;
}
