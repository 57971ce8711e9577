import * as yup from 'yup';
import { choice, flag, isListOf, openedVersion, recordId, requiredText, textOrNull } from '../../input/fields';
import { countryCode } from '../addresses/address';
import { SHIPPING_PRICINGS } from '../shipping/shipping-rates';
import { shippingTiers } from '../shipping/shipping-tiers';
import { amount, amountOrNull, percent, wholeNumber, wholeNumberOrNull } from './amounts';
import type { PaymentMethodSettings, ShippingPlace, TaxRateSettings } from './sales-settings';

const MAX_SHIPPING_METHODS = 30;
const MAX_TAX_RATES = 500;
const MAX_PLACES = 250;
const MAX_AREAS = 100;
const MAX_PAYMENT_METHODS = 20;
const MAX_RESERVATION_DAYS = 90;
const MAX_LOW_STOCK = 9_999;
const MAX_LINK_DAYS = 3_650;
const MAX_RETURN_DAYS = 365;
const MAX_CANCEL_MINUTES = 10_080;
const MAX_RESERVED_ITEMS = 999_999;
const MAX_BUSINESS_DAYS = 90;
const MAX_FIRST_ORDER = 1_000_000_000;

const area = () => requiredText('State', 1, 100);

/** Marks the entries that repeat an earlier one. */
const eachOnce = <Entry>(field: string, keyOf: (entry: Entry) => string, message: string) =>
  function test(this: yup.TestContext, entries: readonly Entry[] | null | undefined) {
    if (!isListOf(entries)) return true;
    const seen = new Set<string>();
    const faults = entries.flatMap((entry, place) => {
      const key = keyOf(entry);
      if (seen.has(key)) return [this.createError({ path: `${this.path}[${place}].${field}`, message })];
      seen.add(key);
      return [];
    });
    return faults.length === 0 || new yup.ValidationError(faults);
  };

const shippingPlace = () =>
  yup.object({
    country: countryCode(),
    areas: yup
      .array()
      .typeError('States must be a list')
      .of(area())
      .max(MAX_AREAS, `A country can have at most ${MAX_AREAS} states`)
      .default([]),
  });

/** From and to, of which neither goes without the other. */
const businessDays = (label: string, [min, max]: [string, string]) => {
  const days = (which: string) => wholeNumberOrNull(`${label} ${which}`, 0, MAX_BUSINESS_DAYS);
  return {
    from: days('from').test(
      'both',
      `Enter ${label.toLowerCase()} from and to`,
      (value, { parent }) => parent[max] == null || value != null,
    ),
    to: days('to')
      .test(
        'both',
        `Enter ${label.toLowerCase()} from and to`,
        (value, { parent }) => parent[min] == null || value != null,
      )
      .test(
        'order',
        `${label} to can’t be less than from`,
        (value, { parent }) => value == null || !(parent[min] > value),
      ),
  };
};

const transit = businessDays('Transit time', ['transitMin', 'transitMax']);
const handling = businessDays('Handling time', ['handlingMin', 'handlingMax']);

const shippingMethodInput = () =>
  yup.object({
    id: recordId('Shipping method').nullable().default(null),
    name: requiredText('Name', 2, 80, 'Enter a name'),
    note: textOrNull('Note', 200).default(null),
    pricing: choice('Rates', SHIPPING_PRICINGS).default('FLAT'),
    price: amount('Price').required('Price is required'),
    tiers: shippingTiers(),
    freeFrom: amountOrNull('Free from').default(null),
    places: yup
      .array()
      .typeError('Places must be a list')
      .of(shippingPlace())
      .max(MAX_PLACES, `A shipping method can have at most ${MAX_PLACES} countries`)
      .default([])
      .test(
        'once',
        eachOnce<ShippingPlace>('country', ({ country }) => country, 'This country is already in the list'),
      ),
    pickUp: flag('Pickup')
      .default(false)
      .test('free', 'Pickup is free', function free(pickUp) {
        return !pickUp || !this.parent.price;
      }),
    transitMin: transit.from.default(null),
    transitMax: transit.to.default(null),
    pickUpAddress: textOrNull('Address', 300).default(null),
    pickUpHours: textOrNull('Hours', 300).default(null),
    enabled: flag('On').default(true),
  });

const taxRateInput = () =>
  yup.object({
    name: requiredText('Name', 2, 80, 'Enter a name'),
    country: countryCode(),
    administrativeArea: textOrNull('State', 100).default(null),
    taxClass: requiredText('Tax class', 1, 40),
    percent: percent('Percent', 3)
      .required('Percent is required')
      .min(0, 'Percent must be 0 or more')
      .lessThan(100, 'Percent must be below 100'),
    onShipping: flag('On shipping').default(false),
  });

const paymentMethodInput = () =>
  yup.object({
    id: requiredText('Payment method', 1, 40),
    name: requiredText('Name', 2, 80, 'Enter a name'),
    note: textOrNull('Note', 200).default(null),
    instructions: textOrNull('Instructions', 2000).default(null),
    reservationDays: wholeNumber('Days', 1, MAX_RESERVATION_DAYS).required(
      `Days must be a whole number from 1 to ${MAX_RESERVATION_DAYS}`,
    ),
    enabled: flag('On').default(false),
  });

const reservedItems = (label: string) => wholeNumberOrNull(label, 1, MAX_RESERVED_ITEMS);
const reservedValue = (label: string) => amountOrNull(label).moreThan(0, `${label} must be more than 0`);

const placeAndClass = ({ country, administrativeArea, taxClass }: TaxRateSettings) =>
  JSON.stringify([country, administrativeArea ?? '', taxClass]);

/** A partial change: an omitted list stays as it is, and one that is sent replaces what there was. */
export const salesSettingsInput = yup.object({
  shippingMethods: yup
    .array()
    .typeError('Shipping methods must be a list')
    .of(shippingMethodInput())
    .max(MAX_SHIPPING_METHODS, `A shop can have at most ${MAX_SHIPPING_METHODS} shipping methods`),
  taxRates: yup
    .array()
    .typeError('Tax rates must be a list')
    .of(taxRateInput())
    .max(MAX_TAX_RATES, `A shop can have at most ${MAX_TAX_RATES} tax rates`)
    .test('once', eachOnce<TaxRateSettings>('taxClass', placeAndClass, 'This place already has a rate for this class')),
  paymentMethods: yup
    .array()
    .typeError('Payment methods must be a list')
    .of(paymentMethodInput())
    .max(MAX_PAYMENT_METHODS, `A shop can have at most ${MAX_PAYMENT_METHODS} payment methods`)
    .test(
      'once',
      eachOnce<PaymentMethodSettings>('id', ({ id }) => id, 'This payment method is in the list twice'),
    ),
  country: countryCode()
    .optional()
    .when('administrativeArea', ([area], schema) =>
      area === undefined ? schema : schema.required('Country is required with a state'),
    ),
  administrativeArea: textOrNull('State', 100),
  pricesIncludeTax: flag('Prices include tax'),
  handlingMin: handling.from,
  handlingMax: handling.to,
  lowStock: wholeNumber('Low stock at', 0, MAX_LOW_STOCK),
  reservedItemsPerOrder: reservedItems('Items per order'),
  reservedValuePerOrder: reservedValue('Value per order'),
  reservedItemsPerCustomer: reservedItems('Items per customer'),
  reservedValuePerCustomer: reservedValue('Value per customer'),
  orderPrefix: textOrNull('Order prefix', 10).matches(/^[A-Za-z0-9-]*[A-Za-z-]$/, {
    message: 'Order prefix can only have letters, numbers, and hyphens, and must not end with a number',
    excludeEmptyString: true,
  }),
  orderNumbersFrom: wholeNumber('Order numbers from', 1, MAX_FIRST_ORDER),
  invoiceDetails: textOrNull('More on invoices', 500),
  linkDays: wholeNumber('Days until links expire', 1, MAX_LINK_DAYS),
  returnDays: wholeNumber('Days to request a return', 0, MAX_RETURN_DAYS),
  cancelMinutes: wholeNumber('Minutes to cancel an order', 0, MAX_CANCEL_MINUTES),
  updatedAt: openedVersion(),
});
export type SalesSettingsInput = yup.InferType<typeof salesSettingsInput>;
