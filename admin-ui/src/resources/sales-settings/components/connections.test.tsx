/** @jest-environment jsdom */
import type { Connection } from '@stoa/contract';
import { AppTheme } from '@stoa/web-kit';
import { render, screen } from '@testing-library/react';
import { Connections } from './connections';

const live: Connection = { title: 'PayPal', mode: 'LIVE', fault: null, hint: null };
const show = (connection: Connection) =>
  render(
    <AppTheme>
      <Connections connections={[connection]} />
    </AppTheme>,
  );
const money = () => screen.queryByText(/Shoppers pay with real money/);

test('a payment provider says whether money moves', () => {
  show(live);
  expect(money()).not.toBeNull();
});

test('one that shoppers can’t pay with says why instead', () => {
  const fault = 'PayPal doesn’t accept its keys.';
  show({ ...live, fault });
  expect(screen.getByText(fault)).not.toBeNull();
  expect(money()).toBeNull();
});
