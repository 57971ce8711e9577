/** What was sold on one day. Amounts in dollars. */
export interface DailySales {
  /** YYYY-MM-DD, in UTC. */
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
  /** What the figures do with orders whose payment moved no money; null if there are none. */
  testOrders: 'COUNTED' | 'LEFT_OUT' | null;
  total: Omit<DailySales, 'day'>;
  /** Of orders that were paid; null if none were. */
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
  /** Null if none were paid. */
  averageOrder: number | null;
  /** What test orders are of it, whose payment moved no money. They count only as long as the shop is in test mode, too. */
  testRevenue: number;
  testOrders: number;
}

/** Each period up to this moment, and the one before up to the same time of day. Days are those of UTC. */
export interface SalesSummary {
  today: SalesPeriod;
  yesterday: SalesPeriod;
  /** Seven days with today. */
  week: SalesPeriod;
  weekBefore: SalesPeriod;
}
