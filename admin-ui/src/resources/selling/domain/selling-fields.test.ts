import { type SellingTerms, sellingInput } from '@stoa/contract';
import { schemaErrors } from '@stoa/web-kit';
import { newMethod, placeErrors, sellingFields, toInput, toSellingValues } from './selling-fields';

const terms: SellingTerms = {
  methods: [
    {
      id: 1,
      name: 'Courier',
      note: null,
      price: 12.5,
      freeFrom: 100,
      places: [{ country: 'US', areas: ['NY', 'CA'] }],
      pickUp: false,
      enabled: true,
    },
    { id: 2, name: 'Pick up', note: 'Soon', price: 0, freeFrom: null, places: [], pickUp: true, enabled: false },
    { id: 3, name: 'Post', note: null, price: 9, freeFrom: null, places: [], pickUp: false, enabled: true },
  ],
  rates: [
    {
      name: 'Sales tax',
      country: 'US',
      administrativeArea: null,
      taxClass: 'standard',
      percent: 8.875,
      onDelivery: true,
    },
  ],
  ways: [{ id: 'transfer', name: 'Bank transfer', note: null, instructions: null, holdDays: 7, enabled: true }],
  country: 'US',
  administrativeArea: null,
  pricesIncludeTax: false,
  lowStock: 3,
  reservedItemsPerOrder: 50,
  reservedValuePerOrder: 5_000.5,
  reservedItemsPerCustomer: null,
  reservedValuePerCustomer: null,
  invoiceDetails: null,
  linkDays: 180,
  updatedAt: '2026-01-05T10:00:00.000Z',
};
const values = toSellingValues(terms);

test('what was saved is sent as it was', () => {
  expect(schemaErrors(sellingInput, toInput(values))).toEqual({});
  expect(sellingInput.cast(toInput(values))).toEqual(terms);
});

test('what is picked up costs nothing and goes nowhere, whatever was typed before', () => {
  const method = {
    ...newMethod(),
    name: 'Pick up',
    pickUp: true,
    price: 'five',
    places: [{ country: 'US', areas: [] }],
  };
  expect(toInput({ ...values, methods: [method] }).methods).toMatchObject([{ price: 0, freeFrom: null, places: [] }]);
});

test('a method without countries isn’t taken for one that goes everywhere', () => {
  expect(placeErrors({ ...values, methods: [...values.methods, newMethod()] })).toEqual({
    'methods.3.places': 'Add at least one country',
  });
  expect(placeErrors({ ...values, methods: [{ ...newMethod(), reach: 'everywhere' }] })).toEqual({});
});

test('errors stand beside their fields', () => {
  const [rate] = values.rates;
  const typed = { ...values, methods: [newMethod()], rates: rate ? [{ ...rate, percent: 'much' }, rate, rate] : [] };
  expect(schemaErrors(sellingInput, toInput(typed))).toMatchObject({
    'methods.0.name': 'Name must be at least 2 characters',
    'methods.0.price': 'Price is required',
    'rates.0.percent': 'Percent must be a number',
  });
});

test('two versions are told apart in words', () => {
  const { methods, rates, ways } = sellingFields;
  expect(methods.inWords(values.methods, null, values)).toBe(
    'Courier: $12.50, free from $100.00, United States (NY, CA)\nPick up: $0.00, pickup, Soon (off)\nPost: $9.00, everywhere',
  );
  expect(rates.inWords(values.rates, null, values)).toBe(
    'Sales tax: 8.875%, standard, United States, also on shipping',
  );
  const { reservedItemsPerCustomer, reservedValuePerOrder } = sellingFields;
  expect(reservedItemsPerCustomer.inWords?.('', null, values)).toBe('No limit');
  expect(reservedValuePerOrder.inWords?.('5000.5', null, values)).toBe('$5,000.50');
  expect(ways.inWords(values.ways, null, values)).toBe('Bank transfer, 7 days');
});
