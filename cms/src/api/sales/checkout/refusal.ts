import type { OrderRefusal } from '@stoa/contract';

/** Rolls the order back. Then the shopper is told what is true now. */
export class Refusal extends Error {
  constructor(
    readonly reason: OrderRefusal,
    message: string,
  ) {
    super(message);
  }
}
