/** What was sold on one day. Amounts in dollars. */
export interface DailySales {
  /** YYYY-MM-DD, of the shop's time zone. */
  day: string;
  /** Orders that were placed, and how many of these have been paid since. */
  placed: number;
  placedAndPaid: number;
  /** Orders that were paid on this day, whenever they were placed. */
  orders: number;
  captured: number;
  refunded: number;
  /** What was captured less what was refunded. */
  revenue: number;
}

export interface BestSeller {
  itemId: number;
  title: string;
  /** Null: the item is gone. */
  slug: string | null;
  quantity: number;
  /** After discounts, without tax and shipping. */
  amount: number;
}

/** Of the requested days, both ends included. */
export interface Sales {
  /** What becomes of orders whose payment moved no money; null if there are none. They count until there is real money. */
  testOrders: 'COUNTED' | 'LEFT_OUT' | null;
  total: Omit<DailySales, 'day'>;
  /** What was paid for an order, less what has been refunded since. Null if none were paid. */
  averageOrder: number | null;
  bestSellers: BestSeller[];
  /** Every requested day, oldest first, without gaps. */
  daily: DailySales[];
}

/** What was sold from one moment to another. */
export interface SalesPeriod {
  /** What was captured less what was refunded. */
  revenue: number;
  /** Orders that were paid. */
  orders: number;
  /** What was paid for one of these, less what has been refunded since. Null if none were paid. */
  averageOrder: number | null;
}

/** Each period up to this moment, and the one before up to the same time of day. Days are those of the shop's time zone. */
export interface SalesSummary extends Pick<Sales, 'testOrders'> {
  today: SalesPeriod;
  yesterday: SalesPeriod;
  /** Seven days with today. */
  week: SalesPeriod;
  weekBefore: SalesPeriod;
}
