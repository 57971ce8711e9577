import { type AddressValues, blankAddress } from '../addresses/address-values';

/** What the shopper approved at a provider before the order, in an express checkout. Empty: nothing. */
export interface Approval {
  provider: string;
  id: string;
  /** Whose account it is there. */
  email: string;
}

export const noApproval: Approval = { provider: '', id: '', email: '' };

/** What the shopper has entered so far. */
export interface CheckoutValues {
  email: string;
  name: string;
  address: AddressValues;
  /** In the account, for the next time. */
  saveAddress: boolean;
  pickUp: boolean;
  /** 0: none chosen yet. */
  shippingMethodId: number;
  /** The one that the quote is asked with. */
  code: string;
  /** The code of one, that the quote is asked with. */
  giftCard: string;
  /** What is in the field of both, which may not be applied yet. */
  typedCode: string;
  note: string;
  paymentMethod: string;
  approval: Approval;
  /** From the email that confirms the address. */
  emailCode: string;
}

export const blankValues: CheckoutValues = {
  email: '',
  name: '',
  address: blankAddress,
  saveAddress: false,
  pickUp: false,
  shippingMethodId: 0,
  code: '',
  giftCard: '',
  typedCode: '',
  note: '',
  paymentMethod: '',
  approval: noApproval,
  emailCode: '',
};
