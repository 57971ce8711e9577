import { type EditableSalesSettings, salesSettingsInput, WEIGHT_UNITS } from '@stoa/contract';
import { schemaErrors } from '@stoa/web-kit';
import { type SalesSettingsValues, salesSettingsFields, toInput, toSalesSettingsValues } from './sales-settings-fields';
import { type MethodValues, newMethod, placeErrors } from './shipping-method-fields';

const settings: EditableSalesSettings = {
  shippingMethods: [
    {
      id: 1,
      name: 'Courier',
      note: null,
      price: 12.5,
      pricing: 'FLAT',
      tiers: [],
      transitMin: null,
      transitMax: null,
      freeFrom: 100,
      places: [{ country: 'US', areas: ['NY', 'CA'] }],
      pickUp: false,
      pickUpAddress: null,
      pickUpHours: null,
      enabled: true,
    },
    {
      id: 2,
      name: 'Pick up',
      note: 'Soon',
      price: 0,
      pricing: 'FLAT',
      tiers: [],
      transitMin: null,
      transitMax: null,
      freeFrom: null,
      places: [],
      pickUp: true,
      pickUpAddress: '1 Kiln Lane',
      pickUpHours: null,
      enabled: false,
    },
    {
      id: 3,
      name: 'Post',
      note: null,
      price: 0,
      pricing: 'BY_WEIGHT',
      tiers: [
        { upTo: 1_000, price: 5 },
        { upTo: null, price: 9 },
      ],
      transitMin: 3,
      transitMax: 5,
      freeFrom: null,
      places: [],
      pickUp: false,
      pickUpAddress: null,
      pickUpHours: null,
      enabled: true,
    },
  ],
  taxRates: [
    {
      name: 'Sales tax',
      country: 'US',
      administrativeArea: null,
      taxClass: 'standard',
      percent: 8.875,
      onShipping: true,
    },
  ],
  paymentMethods: [
    { id: 'transfer', name: 'Bank transfer', note: null, instructions: null, reservationDays: 7, enabled: true },
  ],
  country: 'US',
  administrativeArea: null,
  pricesIncludeTax: false,
  handlingMin: 1,
  handlingMax: 2,
  lowStock: 3,
  reservedItemsPerOrder: 50,
  reservedValuePerOrder: 5_000.5,
  reservedItemsPerCustomer: null,
  reservedValuePerCustomer: null,
  orderPrefix: null,
  orderNumbersFrom: 1001,
  invoiceDetails: null,
  linkDays: 180,
  returnDays: 30,
  cancelMinutes: 60,
  updatedAt: '2026-01-05T10:00:00.000Z',
};
const values = toSalesSettingsValues(settings);

test('unchanged sales settings are sent as they were saved', () => {
  expect(schemaErrors(salesSettingsInput, toInput(values))).toEqual({});
  expect(salesSettingsInput.cast(toInput(values))).toEqual(settings);
});

test.each(WEIGHT_UNITS)('they are sent so, too, with weights in %s', (unit) => {
  const typed = toSalesSettingsValues(settings, undefined, unit);
  expect(salesSettingsInput.cast(toInput(typed))).toEqual(settings);
});

test('limits of weight are typed and told in the unit of the shop', () => {
  const [, , post] = toSalesSettingsValues(settings, undefined, 'lb').shippingMethods;
  const [light, rest] = post?.tiers ?? [];
  if (!post || !light || !rest) throw new Error('no rates by weight');
  const shippingMethods = [{ ...post, tiers: [{ ...light, upTo: '5' }, rest] }];
  const typed: SalesSettingsValues = { ...values, weightsIn: 'lb', shippingMethods };
  expect(toInput(typed).shippingMethods).toMatchObject([{ tiers: [{ upTo: 2268 }, { upTo: null }] }]);
  expect(salesSettingsFields.shippingMethods.format(shippingMethods, null, typed)).toContain('up to 5 lb $5.00');
});

test('a form keeps the unit of its weights when it’s saved, or compared with what someone else saved', () => {
  const opened = toSalesSettingsValues(settings, undefined, 'lb');
  expect(toSalesSettingsValues(settings, opened)).toEqual(opened);
});

test('a pickup method is sent without price and countries', () => {
  const shippingMethod = {
    ...newMethod([]),
    name: 'Pick up',
    pickUp: true,
    price: 'five',
    places: [{ country: 'US', areas: [] }],
  };
  expect(toInput({ ...values, shippingMethods: [shippingMethod] }).shippingMethods).toMatchObject([
    { price: 0, freeFrom: null, places: [] },
  ]);
});

test('a shipping method without countries is invalid instead of worldwide', () => {
  expect(placeErrors({ ...values, shippingMethods: [...values.shippingMethods, newMethod([])] })).toEqual({
    'shippingMethods.3.places': 'Add at least one country',
  });
  expect(placeErrors({ ...values, shippingMethods: [{ ...newMethod([]), reach: 'everywhere' }] })).toEqual({});
});

test('what was saved keeps the keys of the rows that were sent', () => {
  const [courier, pickUp, post] = values.shippingMethods as [MethodValues, MethodValues, MethodValues];
  const moved = { ...post, tiers: post.tiers.toReversed() };
  const sent = { ...values, shippingMethods: [moved, pickUp, courier], taxRates: values.taxRates.toReversed() };
  const saved: EditableSalesSettings = {
    ...settings,
    shippingMethods: settings.shippingMethods
      .map((method) => ({ ...method, tiers: method.tiers.toReversed() }))
      .toReversed(),
    taxRates: settings.taxRates.toReversed(),
  };
  expect(toSalesSettingsValues(saved, sent)).toEqual(sent);
});

test('a row of prices is named in its error', () => {
  const tiers = [
    { key: 1, upTo: '1000', price: '5' },
    { key: 2, upTo: '500', price: '' },
    { key: 3, upTo: 'much', price: '9' },
  ];
  const typed = {
    ...values,
    shippingMethods: [{ ...newMethod([]), name: 'Post', pricing: 'BY_WEIGHT' as const, tiers }],
  };
  expect(schemaErrors(salesSettingsInput, toInput(typed))).toEqual({
    'shippingMethods.0.tiers.1.upTo': 'Row 2: Up to must be more than in row 1',
    'shippingMethods.0.tiers.1.price': 'Row 2: Enter a price',
    'shippingMethods.0.tiers.2.upTo': 'Row 3: Up to must be a number',
  });
});

test('errors are shown at their fields', () => {
  const [rate] = values.taxRates;
  const typed = {
    ...values,
    shippingMethods: [newMethod([])],
    taxRates: rate ? [{ ...rate, percent: 'much' }, rate, rate] : [],
  };
  expect(schemaErrors(salesSettingsInput, toInput(typed))).toMatchObject({
    'shippingMethods.0.name': 'Enter a name',
    'shippingMethods.0.price': 'Price is required',
    'taxRates.0.percent': 'Percent must be a number',
  });
});

test('differences between two versions are formatted for people', () => {
  const { shippingMethods, taxRates, paymentMethods } = salesSettingsFields;
  expect(shippingMethods.format(values.shippingMethods, null, values)).toBe(
    'Courier: $12.50, free from $100.00, United States (NY, CA)\nPick up: $0.00, pickup, Soon, 1 Kiln Lane (off)\nPost: up to 1000 g $5.00; above $9.00, 3 to 5 business days in transit, everywhere',
  );
  expect(taxRates.format(values.taxRates, null, values)).toBe(
    'Sales tax: 8.875%, Standard, United States, also on shipping',
  );
  const { reservedItemsPerCustomer, reservedValuePerOrder } = salesSettingsFields;
  expect(reservedItemsPerCustomer.format?.('', null, values)).toBe('No limit');
  expect(reservedValuePerOrder.format?.('5000.5', null, values)).toBe('$5,000.50');
  expect(paymentMethods.format(values.paymentMethods, null, values)).toBe('Bank transfer, 7 days');
});
