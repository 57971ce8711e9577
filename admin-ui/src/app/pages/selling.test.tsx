/** @jest-environment jsdom */
import { adminPaths, apiPaths, type SalesSettings } from '@stoa/contract';
import { screen, waitFor } from '@testing-library/react';
import { TabIcon } from '../../components/shop-brand';
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
    <TabIcon />,
  );
  const read = () => calls.filter((call) => call === `GET ${apiPaths.store}`).length;
  await waitFor(() => expect(read()).toBe(1));
  await press('Save');
  await screen.findByText('Settings saved');
  await waitFor(() => expect(read()).toBe(2));
});

test('a pickup without an address takes the shop’s address and hours', async () => {
  const pickUp: SalesSettings['shippingMethods'][number] = {
    id: 1,
    name: 'Pick up',
    note: null,
    pricing: 'FLAT',
    price: 0,
    tiers: [],
    freeFrom: null,
    places: [],
    transitMin: null,
    transitMax: null,
    pickUp: true,
    pickUpAddress: null,
    pickUpHours: null,
    enabled: true,
  };
  await openPage('/selling', {
    [adminPaths.salesSettings]: { ...settings, shippingMethods: [pickUp] },
    [adminPaths.activity]: listOf(),
    [apiPaths.business]: { address: '12 Kiln St\nPortland, OR 97201', openingHours: 'Daily, 10 AM to 6 PM' },
  });
  await screen.findByText('Without an address, customers can’t know where to pick up their orders.');
  await press('Use the shop’s address');
  await waitFor(() => expect(screen.queryByText(/^Without an address/)).toBeNull());
  await press('Pick up');
  const values = ['Address', 'Hours'].map((name) => (screen.getByLabelText(name) as HTMLTextAreaElement).value);
  expect(values).toEqual(['12 Kiln St\nPortland, OR 97201', 'Daily, 10 AM to 6 PM']);
});
