import { fromCents, type Place, type QuoteInput, type ShownDelivery } from '@stoa/contract';
import type { Sql } from '../../../database/sql';

export interface DeliveryMethod {
  id: number;
  name: string;
  note: string | null;
  price: number;
  freeFrom: number | null;
  /** Empty: everywhere. Without areas: the whole country. */
  places: { country: string; areas: string[] }[];
  pickUp: boolean;
}

export const readMethods = (sql: Sql): Promise<DeliveryMethod[]> =>
  sql('delivery_methods').where({ enabled: true }).orderBy('place').orderBy('id').select({
    id: 'id',
    name: 'name',
    note: 'note',
    price: 'price',
    freeFrom: 'free_from',
    places: 'places',
    pickUp: 'pick_up',
  });

const goesTo = ({ places, pickUp }: DeliveryMethod, place: Place | null): boolean => {
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
export const methodsTo = (methods: readonly DeliveryMethod[], place: Place | null): DeliveryMethod[] =>
  methods.filter((method) => goesTo(method, place));

export const chosenMethod = (methods: readonly DeliveryMethod[], id: number | null): DeliveryMethod | null =>
  methods.find((method) => method.id === id) ?? null;

/** The first of its kind stands in for one that isn't chosen yet, or can't be anymore: a total needs no second request. */
export const quotedMethod = (
  methods: readonly DeliveryMethod[],
  { methodId, pickUp }: Pick<QuoteInput, 'methodId' | 'pickUp'>,
): DeliveryMethod | null => {
  const ofKind = methods.filter((method) => method.pickUp === pickUp);
  return chosenMethod(ofKind, methodId) ?? ofKind[0] ?? null;
};

/** In cents; what is free from some amount on comes first of what costs the same. */
const byPrice = (one: DeliveryMethod, other: DeliveryMethod): number =>
  one.price - other.price || (one.freeFrom ?? Infinity) - (other.freeFrom ?? Infinity);

/** What the cheapest method costs, and until when, holds for everybody only if it goes wherever the others go. */
export const shownDelivery = (methods: readonly DeliveryMethod[]): ShownDelivery => {
  const delivering = methods.filter(({ pickUp }) => !pickUp).sort(byPrice);
  const [cheapest] = delivering;
  const where = JSON.stringify(cheapest?.places);
  const varies = where !== '[]' && delivering.some(({ places }) => JSON.stringify(places) !== where);
  const freeFrom = varies ? null : (cheapest?.freeFrom ?? null);
  return {
    price: cheapest ? fromCents(cheapest.price) : null,
    varies,
    freeFrom: freeFrom === null ? null : fromCents(freeFrom),
    pickUp: methods.some(({ pickUp }) => pickUp),
  };
};
