import { countryName, type Selling, type SellingObstacle } from '@stoa/contract';

const OBSTACLES: Record<SellingObstacle, string> = {
  PAYMENT: 'No payment method is on, so no one can check out. Turn one on under Payments.',
  DELIVERY: 'No shipping method is on, so items that require shipping can’t be bought. Turn one on under Shipping.',
};

const countries = new Intl.ListFormat('en', { type: 'disjunction' });

/** What keeps a shop from selling, in words. */
export const sellingBlockersOf = ({
  obstacles,
  undelivered,
  connections,
}: Pick<Selling, 'obstacles' | 'undelivered' | 'connections'>): string[] => [
  ...connections.flatMap(({ fault }) => fault ?? []),
  ...obstacles.map((obstacle) => OBSTACLES[obstacle]),
  ...(undelivered.length > 0 ? [`No shipping method for ${countries.format(undelivered.map(countryName))}.`] : []),
];
