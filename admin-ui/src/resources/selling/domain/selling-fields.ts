import {
  counted,
  countryName,
  type DeliveryPlace,
  type DeliveryTerms,
  type PayTerms,
  type SellingInput,
  type SellingTerms,
  STANDARD_TAX_CLASS,
  type TaxTerms,
} from '@stoa/contract';
import { formatDollars, newKey } from '@stoa/web-kit';
import { yesOrNo } from '../../../components/form/compare-versions';
import { type FieldTable, inputsOf } from '../../../components/form/field-table';
import { typedNumber } from '../../../components/form/typed-number';

export const REACHES = { everywhere: 'Everywhere', places: 'Selected countries' };
export type Reach = keyof typeof REACHES;

/** Tells rows apart while they are edited. */
interface RowValues {
  row: string;
}

export interface MethodValues extends RowValues, Pick<DeliveryTerms, 'id' | 'name' | 'pickUp' | 'enabled'> {
  note: string;
  price: string;
  freeFrom: string;
  reach: Reach;
  places: DeliveryPlace[];
}

export interface RateValues extends RowValues, Pick<TaxTerms, 'name' | 'country' | 'taxClass' | 'onDelivery'> {
  administrativeArea: string;
  percent: string;
}

export interface WayValues extends Pick<PayTerms, 'id' | 'name' | 'enabled'> {
  note: string;
  instructions: string;
  holdDays: string;
}

/** As the form holds them, with numbers as typed. */
export interface SellingValues {
  methods: MethodValues[];
  rates: RateValues[];
  ways: WayValues[];
  country: string;
  administrativeArea: string;
  pricesIncludeTax: boolean;
  lowStock: string;
  reservedItemsPerOrder: string;
  reservedValuePerOrder: string;
  reservedItemsPerCustomer: string;
  reservedValuePerCustomer: string;
  invoiceDetails: string;
  linkDays: string;
  updatedAt: string;
}

export const newMethod = (): MethodValues => ({
  row: newKey(),
  id: null,
  name: '',
  note: '',
  price: '',
  freeFrom: '',
  reach: 'places',
  places: [],
  pickUp: false,
  enabled: true,
});

export const newRate = (country: string): RateValues => ({
  row: newKey(),
  name: '',
  country,
  administrativeArea: '',
  taxClass: STANDARD_TAX_CLASS,
  percent: '',
  onDelivery: false,
});

const asText = (number: number | null): string => (number === null ? '' : String(number));

const toMethodValues = ({ id, note, price, freeFrom, places, pickUp, ...rest }: DeliveryTerms): MethodValues => ({
  ...rest,
  row: String(id),
  id,
  note: note ?? '',
  price: asText(price),
  freeFrom: asText(freeFrom),
  reach: places.length === 0 && !pickUp ? 'everywhere' : 'places',
  places,
  pickUp,
});

/** Rates have no ids: every save replaces all of them. */
const toRateValues = ({ administrativeArea, percent, ...rest }: TaxTerms, place: number): RateValues => ({
  ...rest,
  row: String(place),
  administrativeArea: administrativeArea ?? '',
  percent: asText(percent),
});

const toWayValues = ({ note, instructions, holdDays, ...rest }: PayTerms): WayValues => ({
  ...rest,
  note: note ?? '',
  instructions: instructions ?? '',
  holdDays: asText(holdDays),
});

export const toSellingValues = (selling: SellingTerms): SellingValues => ({
  methods: selling.methods.map(toMethodValues),
  rates: selling.rates.map(toRateValues),
  ways: selling.ways.map(toWayValues),
  country: selling.country,
  administrativeArea: selling.administrativeArea ?? '',
  pricesIncludeTax: selling.pricesIncludeTax,
  lowStock: asText(selling.lowStock),
  reservedItemsPerOrder: asText(selling.reservedItemsPerOrder),
  reservedValuePerOrder: asText(selling.reservedValuePerOrder),
  reservedItemsPerCustomer: asText(selling.reservedItemsPerCustomer),
  reservedValuePerCustomer: asText(selling.reservedValuePerCustomer),
  invoiceDetails: selling.invoiceDetails ?? '',
  linkDays: asText(selling.linkDays),
  updatedAt: selling.updatedAt,
});

/** Where the methods go. */
export const deliveryOf = ({ methods }: SellingValues) =>
  methods.map(({ reach, places, ...method }) => ({ ...method, places: reach === 'everywhere' ? [] : places }));

const isSomewhere = ({ reach, pickUp }: MethodValues): boolean => reach === 'places' && !pickUp;

/** Nothing that was typed gets lost; what has no meaning isn't sent. */
export const toInput = ({ methods, rates, ways, lowStock, linkDays, ...rest }: SellingValues) =>
  ({
    ...rest,
    methods: methods.map(({ row: _, reach: __, ...method }, place) => ({
      ...method,
      price: method.pickUp ? 0 : typedNumber(method.price),
      freeFrom: method.pickUp ? null : (typedNumber(method.freeFrom) ?? null),
      places: methods[place] && isSomewhere(methods[place]) ? method.places : [],
    })),
    rates: rates.map(({ row: _, ...rate }) => ({ ...rate, percent: typedNumber(rate.percent) })),
    // Nothing is as much as 0.
    lowStock: typedNumber(lowStock) ?? 0,
    linkDays: typedNumber(linkDays),
    reservedItemsPerOrder: typedNumber(rest.reservedItemsPerOrder) ?? null,
    reservedValuePerOrder: typedNumber(rest.reservedValuePerOrder) ?? null,
    reservedItemsPerCustomer: typedNumber(rest.reservedItemsPerCustomer) ?? null,
    reservedValuePerCustomer: typedNumber(rest.reservedValuePerCustomer) ?? null,
    ways: ways.map((way) => ({ ...way, holdDays: typedNumber(way.holdDays) })),
  }) satisfies Record<keyof SellingInput, unknown>;

/** An empty list of countries would mean all of them. */
export const placeErrors = ({ methods }: SellingValues): Record<string, string> =>
  Object.fromEntries(
    methods.flatMap((method, place) =>
      isSomewhere(method) && method.places.length === 0
        ? [[`methods.${place}.places`, 'Add at least one country']]
        : [],
    ),
  );

const off = (enabled: boolean): string => (enabled ? '' : ' (off)');

const placesInWords = ({ pickUp, reach, places }: MethodValues): string => {
  if (pickUp) return 'pickup';
  if (reach === 'everywhere') return 'everywhere';
  return places
    .map(({ country, areas }) =>
      areas.length === 0 ? countryName(country) : `${countryName(country)} (${areas.join(', ')})`,
    )
    .join(', ');
};

/** Everything of a row, so that two versions never look the same. */
const inWords = (...parts: (string | false)[]): string => parts.filter(Boolean).join(', ');

const methodInWords = (method: MethodValues): string =>
  inWords(
    `${method.name}: ${formatDollars(Number(method.price))}`,
    method.freeFrom !== '' && `free from ${formatDollars(Number(method.freeFrom))}`,
    placesInWords(method),
    method.note,
  ) + off(method.enabled);

const rateInWords = ({ name, country, administrativeArea, taxClass, percent, onDelivery }: RateValues): string =>
  inWords(`${name}: ${percent}%`, taxClass, countryName(country), administrativeArea, onDelivery && 'also on shipping');

const wayInWords = ({ name, note, instructions, holdDays, enabled }: WayValues): string =>
  inWords(name, note, counted(Number(holdDays), 'day'), instructions) + off(enabled);

const linesOf =
  <Row>(inWords: (row: Row) => string) =>
  (rows: Row[]): string =>
    rows.map(inWords).join('\n');

const orUnlimited = (most: string): string => most || 'No limit';
const dollarsOrUnlimited = (most: string): string => (most ? formatDollars(Number(most)) : 'No limit');

export type SellingTab = 'delivery' | 'taxes' | 'payment' | 'invoices' | 'stock' | 'links';

export const sellingFields: FieldTable<SellingValues, SellingTab, null> = {
  methods: { label: 'Shipping methods', tab: 'delivery', inWords: linesOf(methodInWords) },
  country: { label: 'Country', tab: 'taxes', inWords: countryName },
  administrativeArea: { label: 'State', tab: 'taxes', with: 'country' },
  pricesIncludeTax: { label: 'Prices include tax', tab: 'taxes', inWords: yesOrNo },
  rates: { label: 'Tax rates', tab: 'taxes', inWords: linesOf(rateInWords) },
  ways: { label: 'Payment methods', tab: 'payment', inWords: linesOf(wayInWords) },
  invoiceDetails: { label: 'Your details on invoices', tab: 'invoices' },
  lowStock: { label: 'Low stock at', tab: 'stock' },
  linkDays: { label: 'Days until links expire', tab: 'links' },
  reservedItemsPerOrder: { label: 'Items per order', tab: 'stock', inWords: orUnlimited },
  reservedValuePerOrder: { label: 'Value per order', tab: 'stock', inWords: dollarsOrUnlimited },
  reservedItemsPerCustomer: { label: 'Items per customer', tab: 'stock', inWords: orUnlimited },
  reservedValuePerCustomer: { label: 'Value per customer', tab: 'stock', inWords: dollarsOrUnlimited },
};

export const sellingInputs = inputsOf(sellingFields);
