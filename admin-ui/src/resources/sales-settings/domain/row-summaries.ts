import { counted, countryName, STANDARD_TAX_CLASS } from '@stoa/contract';
import { formatDollars } from '@stoa/web-kit';
import { formatTaxClass } from '../../../components/form/sale-values';
import type { PaymentMethodValues, RateValues } from './sales-settings-fields';
import { type MethodValues, PRICINGS, REACHES } from './shipping-method-fields';

/** What a row says in a line while it’s closed. */
const formatSummary = (...parts: (string | false | undefined)[]): string => parts.filter(Boolean).join(' · ');

export const summarizePaymentMethod = ({ note, instructions, reservationDays }: PaymentMethodValues): string =>
  formatSummary(
    note.trim() || instructions.trim().split('\n')[0],
    `Items reserved for ${counted(Number(reservationDays), 'day')}`,
  );

export const summarizeRate = ({ country, administrativeArea, taxClass, percent, onShipping }: RateValues): string =>
  formatSummary(
    `${percent || 0}%`,
    [administrativeArea, countryName(country)].filter(Boolean).join(', '),
    taxClass !== STANDARD_TAX_CLASS && formatTaxClass(taxClass),
    onShipping && 'Also on shipping',
  );

const orFree = (price: string): string => (Number(price) === 0 ? 'Free' : formatDollars(Number(price)));

export const summarizeMethod = (method: MethodValues): string => {
  const { pricing, price, tiers, freeFrom, reach, places, note, pickUpAddress } = method;
  if (method.pickUp) return formatSummary('Pickup', pickUpAddress.trim().replaceAll('\n', ', '));
  const lowest = String(Math.min(...tiers.map((tier) => Number(tier.price))));
  return formatSummary(
    pricing === 'FLAT' ? orFree(price) : `${PRICINGS[pricing]}, from ${orFree(lowest)}`,
    freeFrom !== '' && `Free from ${formatDollars(Number(freeFrom))}`,
    reach === 'everywhere' ? REACHES.everywhere : places.map(({ country }) => countryName(country)).join(', '),
    note.trim(),
  );
};
