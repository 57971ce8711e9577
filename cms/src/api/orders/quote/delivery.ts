import type { Place } from '@stoa/contract';
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
