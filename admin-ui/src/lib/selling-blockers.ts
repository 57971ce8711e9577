import { countryName, type Selling, type SellingObstacle } from '@stoa/contract';

const OBSTACLES: Record<SellingObstacle, string> = {
  PAYMENT: 'No way to pay is on, so nobody can check out. Turn one on under Ways to pay.',
  DELIVERY: 'No delivery method is on, so items that need delivery can’t be bought. Turn one on under Delivery.',
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
  ...(undelivered.length > 0 ? [`No delivery method for ${countries.format(undelivered.map(countryName))}.`] : []),
];
