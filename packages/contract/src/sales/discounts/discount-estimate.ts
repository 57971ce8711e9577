/** What a discount would have done in the last days, had the same orders been placed. Amounts in dollars. */
export interface DiscountEstimate {
  days: number;
  /** Paid orders that were looked at. */
  orders: number;
  /** Whether there were more than that. */
  isCapped: boolean;
  /** How many of them would have paid less. */
  discounted: number;
  /** Beyond what they got off anyway. */
  cost: number;
}
