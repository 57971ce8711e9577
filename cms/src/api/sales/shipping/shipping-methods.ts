import {
  type Arrival,
  arrivalOf,
  type DayRange,
  fromCents,
  type Place,
  type QuoteInput,
  type ShippedAmounts,
  type ShippingInfo,
  shippingPrices,
  shippingRate,
} from '@stoa/contract';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';

/** Those that are on, in the order in which shoppers see them. */
export const selectShippingMethods = (sql: Sql) =>
  tables(sql)
    .selectFrom('shipping_methods')
    .where('enabled', '=', true)
    .orderBy('place')
    .orderBy('id')
    .select([
      'id',
      'name',
      'note',
      'pricing',
      'price',
      'tiers',
      'transit_min as transitMin',
      'transit_max as transitMax',
      'free_from as freeFrom',
      'places',
      'pick_up as pickUp',
      'pick_up_address as pickUpAddress',
      'pick_up_hours as pickUpHours',
    ]);

export type ShippingMethod = Awaited<ReturnType<typeof readShippingMethods>>[number];

export const readShippingMethods = (sql: Sql) => selectShippingMethods(sql).execute();

const goesTo = ({ places, pickUp }: ShippingMethod, place: Place | null): boolean => {
  if (pickUp) return true;
  if (!place) return false;
  const { country, administrativeArea } = place;
  return (
    places.length === 0 ||
    places.some(
      (one) => one.country === country && (one.areas.length === 0 || one.areas.includes(administrativeArea ?? '')),
    )
  );
};

/** Those that the shopper can choose from. Until the place is known, only those that don't depend on it. */
export const shippingMethodsTo = (shippingMethods: readonly ShippingMethod[], place: Place | null): ShippingMethod[] =>
  shippingMethods.filter((shippingMethod) => goesTo(shippingMethod, place));

/** With what each costs for that much, and without those that aren't for that much. */
export const ratedMethods = <Method extends Pick<ShippingMethod, 'pricing' | 'price' | 'tiers'>>(
  shippingMethods: readonly Method[],
  shipped: ShippedAmounts,
): Method[] =>
  shippingMethods.flatMap((method) => {
    const price = shippingRate(method, shipped);
    return price === null ? [] : [{ ...method, price }];
  });

export const daysBetween = (min: number | null, max: number | null): DayRange | null =>
  min === null || max === null ? null : { min, max };

/** When what is ordered now arrives by a method. */
export const arrivalBy = (
  { handlingMin, handlingMax, today }: Record<'handlingMin' | 'handlingMax', number | null> & { today: string },
  { transitMin, transitMax }: Pick<ShippingMethod, 'transitMin' | 'transitMax'>,
): Arrival | null =>
  arrivalOf(today, {
    handling: daysBetween(handlingMin, handlingMax),
    transit: daysBetween(transitMin, transitMax),
  });

export const chosenShippingMethod = (
  shippingMethods: readonly ShippingMethod[],
  id: number | null,
): ShippingMethod | null => shippingMethods.find((shippingMethod) => shippingMethod.id === id) ?? null;

/** The first of its kind stands in for one that isn't chosen yet, or can't be anymore: a total needs no second request. */
export const quotedShippingMethod = (
  shippingMethods: readonly ShippingMethod[],
  { shippingMethodId, pickUp }: Pick<QuoteInput, 'shippingMethodId' | 'pickUp'>,
): ShippingMethod | null => {
  const ofKind = shippingMethods.filter((shippingMethod) => shippingMethod.pickUp === pickUp);
  return chosenShippingMethod(ofKind, shippingMethodId) ?? ofKind[0] ?? null;
};

/** In cents; what is free from some amount on comes first of what costs the same. */
const byPrice = (one: ShippingMethod, other: ShippingMethod): number =>
  one.price - other.price || (one.freeFrom ?? Infinity) - (other.freeFrom ?? Infinity);

/** Null: everywhere. */
const countriesOf = (delivering: readonly ShippingMethod[]): string[] | null => {
  if (delivering.some(({ places }) => places.length === 0)) return null;
  return [...new Set(delivering.flatMap(({ places }) => places.map(({ country }) => country)))].sort();
};

/** What the cheapest method costs, and until when, holds for everybody only if it goes wherever the others go. */
export const shippingInfo = (
  shippingMethods: readonly ShippingMethod[],
): Omit<ShippingInfo, 'handling' | 'addsTax'> => {
  const delivering = shippingMethods
    .filter(({ pickUp }) => !pickUp)
    .map((method) => ({ ...method, price: Math.min(...shippingPrices(method)) }))
    .sort(byPrice);
  const [cheapest] = delivering;
  const where = JSON.stringify(cheapest?.places);
  const differsByPlace = where !== '[]' && delivering.some(({ places }) => JSON.stringify(places) !== where);
  const freeFrom = differsByPlace ? null : (cheapest?.freeFrom ?? null);
  return {
    price: cheapest ? fromCents(cheapest.price) : null,
    varies: differsByPlace || (cheapest !== undefined && new Set(shippingPrices(cheapest)).size > 1),
    freeFrom: freeFrom === null ? null : fromCents(freeFrom),
    pickUp: shippingMethods.some(({ pickUp }) => pickUp),
    countries: countriesOf(delivering),
  };
};
