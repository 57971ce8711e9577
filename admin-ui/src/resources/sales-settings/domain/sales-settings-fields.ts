import {
  counted,
  countryName,
  type EditableSalesSettings,
  type PaymentMethodSettings,
  type SalesSettingsInput,
  type ShippingMethodSettings,
  type ShippingPlace,
  STANDARD_TAX_CLASS,
  type TaxRateSettings,
} from '@stoa/contract';
import { formatDollars, newKey } from '@stoa/web-kit';
import { type FieldTable, inputsOf } from '../../../components/form/field-table';
import { yesOrNo } from '../../../components/form/saving/compare-versions';
import { typedNumber } from '../../../components/form/typed-number';

export const REACHES = { everywhere: 'Everywhere', places: 'Selected countries' };
export type Reach = keyof typeof REACHES;

/** Tells rows apart while they are edited. */
interface RowValues {
  row: string;
}

export interface MethodValues extends RowValues, Pick<ShippingMethodSettings, 'id' | 'name' | 'pickUp' | 'enabled'> {
  note: string;
  pickUpAddress: string;
  pickUpHours: string;
  price: string;
  freeFrom: string;
  reach: Reach;
  places: ShippingPlace[];
}

export interface RateValues extends RowValues, Pick<TaxRateSettings, 'name' | 'country' | 'taxClass' | 'onShipping'> {
  administrativeArea: string;
  percent: string;
}

export interface PaymentMethodValues extends Pick<PaymentMethodSettings, 'id' | 'name' | 'enabled'> {
  note: string;
  instructions: string;
  reservationDays: string;
}

/** As the form holds them, with numbers as typed. */
export interface SalesSettingsValues {
  shippingMethods: MethodValues[];
  taxRates: RateValues[];
  paymentMethods: PaymentMethodValues[];
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
  pickUpAddress: '',
  pickUpHours: '',
  enabled: true,
});

export const newRate = (country: string): RateValues => ({
  row: newKey(),
  name: '',
  country,
  administrativeArea: '',
  taxClass: STANDARD_TAX_CLASS,
  percent: '',
  onShipping: false,
});

const asText = (number: number | null): string => (number === null ? '' : String(number));

const toMethodValues = ({
  id,
  note,
  price,
  freeFrom,
  places,
  pickUp,
  pickUpAddress,
  pickUpHours,
  ...rest
}: ShippingMethodSettings): MethodValues => ({
  ...rest,
  row: String(id),
  id,
  note: note ?? '',
  price: asText(price),
  freeFrom: asText(freeFrom),
  reach: places.length === 0 && !pickUp ? 'everywhere' : 'places',
  places,
  pickUp,
  pickUpAddress: pickUpAddress ?? '',
  pickUpHours: pickUpHours ?? '',
});

/** Rates have no ids: every save replaces all of them. */
const toRateValues = ({ administrativeArea, percent, ...rest }: TaxRateSettings, place: number): RateValues => ({
  ...rest,
  row: String(place),
  administrativeArea: administrativeArea ?? '',
  percent: asText(percent),
});

const toPaymentMethodValues = ({
  note,
  instructions,
  reservationDays,
  ...rest
}: PaymentMethodSettings): PaymentMethodValues => ({
  ...rest,
  note: note ?? '',
  instructions: instructions ?? '',
  reservationDays: asText(reservationDays),
});

export const toSalesSettingsValues = (salesSettings: EditableSalesSettings): SalesSettingsValues => ({
  shippingMethods: salesSettings.shippingMethods.map(toMethodValues),
  taxRates: salesSettings.taxRates.map(toRateValues),
  paymentMethods: salesSettings.paymentMethods.map(toPaymentMethodValues),
  country: salesSettings.country,
  administrativeArea: salesSettings.administrativeArea ?? '',
  pricesIncludeTax: salesSettings.pricesIncludeTax,
  lowStock: asText(salesSettings.lowStock),
  reservedItemsPerOrder: asText(salesSettings.reservedItemsPerOrder),
  reservedValuePerOrder: asText(salesSettings.reservedValuePerOrder),
  reservedItemsPerCustomer: asText(salesSettings.reservedItemsPerCustomer),
  reservedValuePerCustomer: asText(salesSettings.reservedValuePerCustomer),
  invoiceDetails: salesSettings.invoiceDetails ?? '',
  linkDays: asText(salesSettings.linkDays),
  updatedAt: salesSettings.updatedAt,
});

/** Where the methods go. */
export const shippingOf = ({ shippingMethods }: SalesSettingsValues) =>
  shippingMethods.map(({ reach, places, ...shippingMethod }) => ({
    ...shippingMethod,
    places: reach === 'everywhere' ? [] : places,
  }));

const isSomewhere = ({ reach, pickUp }: MethodValues): boolean => reach === 'places' && !pickUp;

/** Nothing that was typed gets lost; what has no meaning isn't sent. */
export const toInput = ({
  shippingMethods,
  taxRates,
  paymentMethods,
  lowStock,
  linkDays,
  ...rest
}: SalesSettingsValues) =>
  ({
    ...rest,
    shippingMethods: shippingMethods.map(({ row: _, reach: __, ...shippingMethod }, place) => ({
      ...shippingMethod,
      price: shippingMethod.pickUp ? 0 : typedNumber(shippingMethod.price),
      freeFrom: shippingMethod.pickUp ? null : (typedNumber(shippingMethod.freeFrom) ?? null),
      places: shippingMethods[place] && isSomewhere(shippingMethods[place]) ? shippingMethod.places : [],
    })),
    taxRates: taxRates.map(({ row: _, ...rate }) => ({ ...rate, percent: typedNumber(rate.percent) })),
    // Nothing is as much as 0.
    lowStock: typedNumber(lowStock) ?? 0,
    linkDays: typedNumber(linkDays),
    reservedItemsPerOrder: typedNumber(rest.reservedItemsPerOrder) ?? null,
    reservedValuePerOrder: typedNumber(rest.reservedValuePerOrder) ?? null,
    reservedItemsPerCustomer: typedNumber(rest.reservedItemsPerCustomer) ?? null,
    reservedValuePerCustomer: typedNumber(rest.reservedValuePerCustomer) ?? null,
    paymentMethods: paymentMethods.map((paymentMethod) => ({
      ...paymentMethod,
      reservationDays: typedNumber(paymentMethod.reservationDays),
    })),
  }) satisfies Record<keyof SalesSettingsInput, unknown>;

/** An empty list of countries would mean all of them. */
export const placeErrors = ({ shippingMethods }: SalesSettingsValues): Record<string, string> =>
  Object.fromEntries(
    shippingMethods.flatMap((shippingMethod, place) =>
      isSomewhere(shippingMethod) && shippingMethod.places.length === 0
        ? [[`shippingMethods.${place}.places`, 'Add at least one country']]
        : [],
    ),
  );

const off = (enabled: boolean): string => (enabled ? '' : ' (off)');

const formatPlaces = ({ pickUp, reach, places }: MethodValues): string => {
  if (pickUp) return 'pickup';
  if (reach === 'everywhere') return 'everywhere';
  return places
    .map(({ country, areas }) =>
      areas.length === 0 ? countryName(country) : `${countryName(country)} (${areas.join(', ')})`,
    )
    .join(', ');
};

/** Everything of a row, so that two versions never look the same. */
const formatParts = (...parts: (string | false)[]): string => parts.filter(Boolean).join(', ');

const formatMethod = (shippingMethod: MethodValues): string =>
  formatParts(
    `${shippingMethod.name}: ${formatDollars(Number(shippingMethod.price))}`,
    shippingMethod.freeFrom !== '' && `free from ${formatDollars(Number(shippingMethod.freeFrom))}`,
    formatPlaces(shippingMethod),
    shippingMethod.note,
    shippingMethod.pickUpAddress,
    shippingMethod.pickUpHours,
  ) + off(shippingMethod.enabled);

const formatRate = ({ name, country, administrativeArea, taxClass, percent, onShipping }: RateValues): string =>
  formatParts(
    `${name}: ${percent}%`,
    taxClass,
    countryName(country),
    administrativeArea,
    onShipping && 'also on shipping',
  );

const formatPaymentMethod = ({ name, note, instructions, reservationDays, enabled }: PaymentMethodValues): string =>
  formatParts(name, note, counted(Number(reservationDays), 'day'), instructions) + off(enabled);

const linesOf =
  <Row>(format: (row: Row) => string) =>
  (rows: Row[]): string =>
    rows.map(format).join('\n');

const orUnlimited = (most: string): string => most || 'No limit';
const dollarsOrUnlimited = (most: string): string => (most ? formatDollars(Number(most)) : 'No limit');

export type SalesSettingsTab = 'shipping' | 'taxes' | 'payment' | 'invoices' | 'stock' | 'links';

export const salesSettingsFields: FieldTable<SalesSettingsValues, SalesSettingsTab, null> = {
  shippingMethods: { label: 'Shipping methods', tab: 'shipping', format: linesOf(formatMethod) },
  country: { label: 'Country', tab: 'taxes', format: countryName },
  administrativeArea: { label: 'State', tab: 'taxes', with: 'country' },
  pricesIncludeTax: { label: 'Prices include tax', tab: 'taxes', format: yesOrNo },
  taxRates: { label: 'Tax rates', tab: 'taxes', format: linesOf(formatRate) },
  paymentMethods: { label: 'Payment methods', tab: 'payment', format: linesOf(formatPaymentMethod) },
  invoiceDetails: { label: 'Your details on invoices', tab: 'invoices' },
  lowStock: { label: 'Low stock at', tab: 'stock' },
  linkDays: { label: 'Days until links expire', tab: 'links' },
  reservedItemsPerOrder: { label: 'Items per order', tab: 'stock', format: orUnlimited },
  reservedValuePerOrder: { label: 'Value per order', tab: 'stock', format: dollarsOrUnlimited },
  reservedItemsPerCustomer: { label: 'Items per customer', tab: 'stock', format: orUnlimited },
  reservedValuePerCustomer: { label: 'Value per customer', tab: 'stock', format: dollarsOrUnlimited },
};

export const salesSettingsInputs = inputsOf(salesSettingsFields);
