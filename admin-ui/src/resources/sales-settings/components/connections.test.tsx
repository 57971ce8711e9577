/** @jest-environment jsdom */
import type { Connection } from '@stoa/contract';
import { AppTheme } from '@stoa/web-kit';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Connections } from './connections';

const live: Connection = { name: 'paypal', title: 'PayPal', mode: 'LIVE', fault: null, hint: null };
const show = (connection: Connection) =>
  render(
    <AppTheme>
      <MemoryRouter>
        <Connections connections={[connection]} />
      </MemoryRouter>
    </AppTheme>,
  );
const money = () => screen.queryByText(/Shoppers pay with real money/);

test('a payment provider shows whether shoppers pay with real money', () => {
  show(live);
  expect(money()).not.toBeNull();
});

test('a payment provider that is not offered shows why', () => {
  const fault = 'PayPal doesn’t accept its keys.';
  show({ ...live, fault });
  expect(screen.getByText(fault)).not.toBeNull();
  expect(money()).toBeNull();
});
