import {
  findCountriesNotShippedTo,
  type OrderNumbering,
  type SalesSettings,
  type SalesSettingsInput,
  type ShippingInfo,
  STANDARD_TAX_CLASS,
} from '@stoa/contract';
import { guardedRow } from '../../../database/guarded-change';
import { type Context, services } from '../../../services';
import { changeNumbering, changesNumbering, lockNumbers } from '../numbering/change-numbering';
import { readNumbering } from '../numbering/order-numbering';
import { readConnections } from '../payments/connections';
import { listPaymentMethods, readManualPaymentMethods, updateManualPaymentMethods } from '../payments/payment-methods';
import { SALES_SETTINGS_ID, salesSettingsRecord } from '../records';
import { daysBetween, readShippingMethods, shippingInfo } from '../shipping/shipping-methods';
import { requireKnownPlaces } from './check-places';
import {
  readShippingMethodSettings,
  readShopSettings,
  readTaxRateSettings,
  replaceShippingMethods,
  replaceTaxRates,
  updateShopSettings,
} from './settings-rows';

/** What is left out stays as it is. */
const numberingIn = ({ orderPrefix, orderNumbersFrom }: SalesSettingsInput) => ({
  ...(orderPrefix !== undefined && { prefix: orderPrefix ?? '' }),
  ...(orderNumbersFrom !== undefined && { from: orderNumbersFrom }),
});

export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;

  /** What keeps the shop from selling, and where to. */
  const findObstacles = async (
    settings: Pick<SalesSettings, 'shippingMethods' | 'taxRates' | 'country'>,
  ): Promise<Pick<SalesSettings, 'obstacles' | 'countriesNotShippedTo'>> => {
    const { marketplace } = services(strapi);
    const [offered, needsShipping] = await Promise.all([listPaymentMethods(sql), marketplace.sale.needsShipping(sql)]);
    const isOffered = settings.shippingMethods.some(({ enabled }) => enabled);
    return {
      obstacles: [
        ...(offered.length > 0 ? [] : ['PAYMENT' as const]),
        ...(needsShipping && !isOffered ? ['SHIPPING' as const] : []),
      ],
      countriesNotShippedTo: needsShipping && isOffered ? findCountriesNotShippedTo(settings) : [],
    };
  };

  const read = async (): Promise<SalesSettings> => {
    const { marketplace } = services(strapi);
    // First, so that what is read after it is at least as new.
    const { administrativeArea, updatedAt, ...own } = await readShopSettings(sql);
    const [shippingMethods, taxRates, paymentMethods, lowStock, classes, itemsWithoutWeight, numbering] =
      await Promise.all([
        readShippingMethodSettings(sql),
        readTaxRateSettings(sql),
        readManualPaymentMethods(sql),
        marketplace.stock.lowStock(sql),
        marketplace.sale.taxClasses(sql),
        marketplace.sale.countWithoutWeight(sql),
        readNumbering(sql),
      ]);
    return {
      shippingMethods,
      taxRates,
      paymentMethods,
      ...own,
      orderPrefix: numbering.at(-1)?.prefix || null,
      orderNumbersFrom: numbering.at(-1)?.from ?? 1,
      lowStock,
      administrativeArea: administrativeArea || null,
      updatedAt: updatedAt.toISOString(),
      itemsWithoutWeight,
      connections: readConnections(),
      taxClasses: [...new Set([STANDARD_TAX_CLASS, ...classes, ...taxRates.map(({ taxClass }) => taxClass)])],
      ...(await findObstacles({ shippingMethods, taxRates, country: own.country })),
    };
  };

  return {
    read,
    /** Nothing before there is a prefix: numbers alone are called the same everywhere. */
    async numbering(): Promise<OrderNumbering[]> {
      const numbering = await readNumbering(sql);
      return numbering.some(({ prefix }) => prefix) ? numbering : [];
    },
    async shipping(): Promise<ShippingInfo> {
      const [methods, { handlingMin, handlingMax, pricesIncludeTax }, taxRates] = await Promise.all([
        readShippingMethods(sql),
        readShopSettings(sql),
        readTaxRateSettings(sql),
      ]);
      return {
        ...shippingInfo(methods),
        handling: daysBetween(handlingMin, handlingMax),
        addsTax: !pricesIncludeTax && taxRates.length > 0,
      };
    },

    async change(input: SalesSettingsInput): Promise<SalesSettings> {
      requireKnownPlaces(input);
      const { history, marketplace } = services(strapi);
      const { shippingMethods, taxRates, paymentMethods, lowStock, updatedAt: openedAt } = input;
      const [table, id] = [salesSettingsRecord.table, SALES_SETTINGS_ID];
      const isRenumbered = await changesNumbering(sql, numberingIn(input));
      const save = () =>
        guardedRow(strapi, { table, id, openedAt, noun: 'form', current: read }, () =>
          history.activity.watch({ kind: 'salesSettings', ids: [id] }, async (trx) => {
            if (shippingMethods) await replaceShippingMethods(trx, shippingMethods);
            if (taxRates) await replaceTaxRates(trx, taxRates);
            if (paymentMethods) await updateManualPaymentMethods(trx, paymentMethods);
            if (lowStock !== undefined) await marketplace.stock.setLowStock(trx, lowStock);
            await updateShopSettings(trx, input);
            if (isRenumbered) await changeNumbering(trx, numberingIn(input));
          }),
        );
      if (!isRenumbered) await save();
      else
        await strapi.db.transaction(async ({ trx }) => {
          await lockNumbers(trx);
          await save();
        });
      return read();
    },
  };
};
