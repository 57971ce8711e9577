/** Two of the ways to pay that every shop has. */
export const AT_PICK_UP = 'pick-up';
export const BY_INVOICE = 'invoice';

/** Orders that are paid one of these ways are sent, or said to be ready, before they are paid. All others are paid first. */
export const PAID_AFTERWARDS: readonly string[] = [AT_PICK_UP, BY_INVOICE];
