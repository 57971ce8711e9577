/** @jest-environment jsdom */
import { adminPaths, apiPaths, type SalesSettings } from '@stoa/contract';
import { screen, waitFor } from '@testing-library/react';
import { ShopMark } from '../../components/shop-mark';
import { openPage, press } from '../panel-in-tests';
import { listOf } from '../records-in-tests';

// Drafts are kept.
afterEach(() => sessionStorage.clear());

const settings: SalesSettings = {
  shippingMethods: [],
  taxRates: [],
  paymentMethods: [],
  country: 'US',
  administrativeArea: null,
  pricesIncludeTax: false,
  handlingMin: null,
  handlingMax: null,
  lowStock: 0,
  reservedItemsPerOrder: null,
  reservedValuePerOrder: null,
  reservedItemsPerCustomer: null,
  reservedValuePerCustomer: null,
  orderPrefix: 'BR-',
  orderNumbersFrom: 1001,
  invoiceDetails: null,
  linkDays: 30,
  returnDays: 14,
  cancelMinutes: 0,
  updatedAt: '2026-01-05T12:00:00.000Z',
  taxClasses: [],
  connections: [],
  obstacles: [],
  countriesNotShippedTo: [],
  itemsWithoutWeight: 0,
};

test('after a save, the panel reads what orders are called', async () => {
  const { calls } = await openPage(
    '/selling',
    {
      [adminPaths.salesSettings]: settings,
      [adminPaths.activity]: listOf(),
      [apiPaths.store]: { shopName: 'Kiln', brand: null },
    },
    <ShopMark size={24} />,
  );
  const read = () => calls.filter((call) => call === `GET ${apiPaths.store}`).length;
  await waitFor(() => expect(read()).toBe(1));
  await press('Save');
  await screen.findByText('Settings saved');
  await waitFor(() => expect(read()).toBe(2));
});
