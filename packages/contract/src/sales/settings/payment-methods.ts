/** Two of the payment methods that every shop has. */
export const AT_PICK_UP = 'pick-up';
export const BY_INVOICE = 'invoice';

/** Orders that are paid one of these ways are fulfilled before they are paid. All others are paid first. */
export const PAID_AFTERWARDS: readonly string[] = [AT_PICK_UP, BY_INVOICE];
