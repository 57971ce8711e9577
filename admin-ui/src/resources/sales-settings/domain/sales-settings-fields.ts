import {
  counted,
  countryName,
  type EditableSalesSettings,
  type PaymentMethodSettings,
  type SalesSettingsInput,
  STANDARD_TAX_CLASS,
  type TaxRateSettings,
  type WeightUnit,
} from '@stoa/contract';
import { formatDollars } from '@stoa/web-kit';
import { type FieldTable, inputsOf } from '../../../components/form/field-table';
import { type Keyed, nextKey, withKeys } from '../../../components/form/row-keys';
import { formatTaxClass } from '../../../components/form/sale-values';
import { yesOrNo } from '../../../components/form/saving/compare-versions';
import { typedNumber } from '../../../components/form/typed-number';
import { weightUnit } from '../../../components/form/weights';
import { asText, formatParts, off } from './row-values';
import { formatMethod, type MethodValues, toMethodInput, toMethodValues } from './shipping-method-fields';

export interface RateValues extends Keyed<Pick<TaxRateSettings, 'name' | 'country' | 'taxClass' | 'onShipping'>> {
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
  handlingMin: string;
  handlingMax: string;
  lowStock: string;
  reservedItemsPerOrder: string;
  reservedValuePerOrder: string;
  reservedItemsPerCustomer: string;
  reservedValuePerCustomer: string;
  orderPrefix: string;
  orderNumbersFrom: string;
  invoiceDetails: string;
  linkDays: string;
  returnDays: string;
  cancelMinutes: string;
  /** What weights are typed in. */
  weightsIn: WeightUnit;
  updatedAt: string;
}

export const newRate = (rates: RateValues[], country: string): RateValues => ({
  key: nextKey(rates),
  name: '',
  country,
  administrativeArea: '',
  taxClass: STANDARD_TAX_CLASS,
  percent: '',
  onShipping: false,
});

/** Rates have no ids: every save replaces all of them. */
const toRateValues = ({ administrativeArea, percent, ...rest }: TaxRateSettings): Omit<RateValues, 'key'> => ({
  ...rest,
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

/** `before`: what the form holds, whose rows these are. */
export const toSalesSettingsValues = (
  salesSettings: EditableSalesSettings,
  before?: SalesSettingsValues,
  unit = before?.weightsIn ?? weightUnit(),
): SalesSettingsValues => ({
  shippingMethods: withKeys(
    salesSettings.shippingMethods.map((method, place) => toMethodValues(method, unit, before?.shippingMethods[place])),
    before?.shippingMethods,
  ),
  taxRates: withKeys(salesSettings.taxRates.map(toRateValues), before?.taxRates),
  paymentMethods: salesSettings.paymentMethods.map(toPaymentMethodValues),
  country: salesSettings.country,
  administrativeArea: salesSettings.administrativeArea ?? '',
  pricesIncludeTax: salesSettings.pricesIncludeTax,
  handlingMin: asText(salesSettings.handlingMin),
  handlingMax: asText(salesSettings.handlingMax),
  lowStock: asText(salesSettings.lowStock),
  reservedItemsPerOrder: asText(salesSettings.reservedItemsPerOrder),
  reservedValuePerOrder: asText(salesSettings.reservedValuePerOrder),
  reservedItemsPerCustomer: asText(salesSettings.reservedItemsPerCustomer),
  reservedValuePerCustomer: asText(salesSettings.reservedValuePerCustomer),
  orderPrefix: salesSettings.orderPrefix ?? '',
  orderNumbersFrom: asText(salesSettings.orderNumbersFrom),
  invoiceDetails: salesSettings.invoiceDetails ?? '',
  linkDays: asText(salesSettings.linkDays),
  returnDays: asText(salesSettings.returnDays),
  cancelMinutes: asText(salesSettings.cancelMinutes),
  weightsIn: unit,
  updatedAt: salesSettings.updatedAt,
});

/** Nothing that was typed gets lost; what has no meaning isn't sent. */
export const toInput = ({
  shippingMethods,
  taxRates,
  paymentMethods,
  lowStock,
  linkDays,
  weightsIn,
  ...rest
}: SalesSettingsValues) =>
  ({
    ...rest,
    shippingMethods: shippingMethods.map((method) => toMethodInput(method, weightsIn)),
    handlingMin: typedNumber(rest.handlingMin) ?? null,
    handlingMax: typedNumber(rest.handlingMax) ?? null,
    taxRates: taxRates.map(({ key: _, ...rate }) => ({ ...rate, percent: typedNumber(rate.percent) })),
    // Nothing is as much as 0.
    lowStock: typedNumber(lowStock) ?? 0,
    orderNumbersFrom: typedNumber(rest.orderNumbersFrom),
    linkDays: typedNumber(linkDays),
    returnDays: typedNumber(rest.returnDays) ?? 0,
    cancelMinutes: typedNumber(rest.cancelMinutes) ?? 0,
    reservedItemsPerOrder: typedNumber(rest.reservedItemsPerOrder) ?? null,
    reservedValuePerOrder: typedNumber(rest.reservedValuePerOrder) ?? null,
    reservedItemsPerCustomer: typedNumber(rest.reservedItemsPerCustomer) ?? null,
    reservedValuePerCustomer: typedNumber(rest.reservedValuePerCustomer) ?? null,
    paymentMethods: paymentMethods.map((paymentMethod) => ({
      ...paymentMethod,
      reservationDays: typedNumber(paymentMethod.reservationDays),
    })),
  }) satisfies Record<keyof SalesSettingsInput, unknown>;

const formatRate = ({ name, country, administrativeArea, taxClass, percent, onShipping }: RateValues): string =>
  formatParts(
    `${name}: ${percent}%`,
    formatTaxClass(taxClass),
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

const days = (typed: string): string => (typed ? `${typed} business days` : '');

const orUnlimited = (most: string): string => most || 'No limit';
const dollarsOrUnlimited = (most: string): string => (most ? formatDollars(Number(most)) : 'No limit');

export type SalesSettingsTab = 'shipping' | 'taxes' | 'payment' | 'invoices' | 'stock' | 'returns' | 'links';

export const salesSettingsFields: FieldTable<SalesSettingsValues, SalesSettingsTab, null> = {
  shippingMethods: {
    label: 'Shipping methods',
    tab: 'shipping',
    format: (methods, _names, { weightsIn }) => methods.map((method) => formatMethod(method, weightsIn)).join('\n'),
  },
  handlingMin: { label: 'Handling time from', tab: 'shipping', format: days },
  handlingMax: { label: 'Handling time to', tab: 'shipping', format: days, with: 'handlingMin' },
  country: { label: 'Country', tab: 'taxes', format: countryName },
  administrativeArea: { label: 'State', tab: 'taxes', with: 'country' },
  pricesIncludeTax: { label: 'Prices include tax', tab: 'taxes', format: yesOrNo },
  taxRates: { label: 'Tax rates', tab: 'taxes', format: linesOf(formatRate) },
  paymentMethods: { label: 'Payment methods', tab: 'payment', format: linesOf(formatPaymentMethod) },
  orderPrefix: { label: 'Order prefix', tab: 'invoices' },
  orderNumbersFrom: { label: 'Order numbers from', tab: 'invoices' },
  invoiceDetails: { label: 'More on invoices', tab: 'invoices' },
  lowStock: { label: 'Low stock at', tab: 'stock' },
  linkDays: { label: 'Days until links expire', tab: 'links' },
  returnDays: { label: 'Days to request a return', tab: 'returns' },
  cancelMinutes: { label: 'Minutes to cancel an order', tab: 'returns' },
  reservedItemsPerOrder: { label: 'Items per order', tab: 'stock', format: orUnlimited },
  reservedValuePerOrder: { label: 'Value per order', tab: 'stock', format: dollarsOrUnlimited },
  reservedItemsPerCustomer: { label: 'Items per customer', tab: 'stock', format: orUnlimited },
  reservedValuePerCustomer: { label: 'Value per customer', tab: 'stock', format: dollarsOrUnlimited },
};

export const salesSettingsInputs = inputsOf(salesSettingsFields);
