import { countryName, type SalesObstacle, type SalesSettings } from '@stoa/contract';

const OBSTACLES: Record<SalesObstacle, string> = {
  PAYMENT: 'No payment method is on, so no one can check out. Turn one on under Payments.',
  SHIPPING: 'No shipping method is on, so items that require shipping can’t be bought. Turn one on under Shipping.',
};

const countries = new Intl.ListFormat('en', { type: 'disjunction' });

/** What keeps a shop from selling, in words. */
export const sellingBlockersOf = ({
  obstacles,
  countriesNotShippedTo,
  connections,
}: Pick<SalesSettings, 'obstacles' | 'countriesNotShippedTo' | 'connections'>): string[] => [
  ...connections.flatMap(({ fault }) => fault ?? []),
  ...obstacles.map((obstacle) => OBSTACLES[obstacle]),
  ...(countriesNotShippedTo.length > 0
    ? [`No shipping method for ${countries.format(countriesNotShippedTo.map(countryName))}.`]
    : []),
];

/** What customers aren’t told: where they pick up what they bought. */
export const placelessPickups = ({ shippingMethods }: Pick<SalesSettings, 'shippingMethods'>): string[] =>
  shippingMethods
    .filter(({ pickUp, enabled, pickUpAddress }) => pickUp && enabled && !pickUpAddress)
    .map(({ name }) => `“${name}” has no address, so customers can’t know where to pick up their orders`);
