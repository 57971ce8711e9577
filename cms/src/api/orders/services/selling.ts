import {
  type Selling,
  type SellingInput,
  type ShownDelivery,
  STANDARD_TAX_CLASS,
  undeliveredCountries,
} from '@stoa/contract';
import { guardedRow } from '../../../database/guarded-change';
import { type Context, services } from '../../../services';
import {
  readDeliveryTerms,
  readOwnTerms,
  readTaxTerms,
  replaceDeliveryTerms,
  replaceTaxTerms,
  updateOwnTerms,
} from '../queries/selling';
import { readMethods, shownDelivery } from '../quote/delivery';
import { TERMS_OF_SALE_ID, termsOfSaleRecord } from '../records';
import { requireKnownPlaces } from '../selling/check-places';

export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;

  /** What keeps the shop from selling, and where to. */
  const hindrances = async (
    terms: Pick<Selling, 'methods' | 'rates' | 'country'>,
  ): Promise<Pick<Selling, 'obstacles' | 'undelivered'>> => {
    const { marketplace, payments } = services(strapi);
    const [offered, needsDelivery] = await Promise.all([payments.ways.list(sql), marketplace.sale.needsDelivery(sql)]);
    const isOffered = terms.methods.some(({ enabled }) => enabled);
    return {
      obstacles: [
        ...(offered.length > 0 ? [] : ['PAYMENT' as const]),
        ...(needsDelivery && !isOffered ? ['DELIVERY' as const] : []),
      ],
      undelivered: needsDelivery && isOffered ? undeliveredCountries(terms) : [],
    };
  };

  const read = async (): Promise<Selling> => {
    const { marketplace, payments } = services(strapi);
    // First, so that what is read after it is at least as new.
    const { administrativeArea, updatedAt, ...own } = await readOwnTerms(sql);
    const [methods, rates, ways, classes] = await Promise.all([
      readDeliveryTerms(sql),
      readTaxTerms(sql),
      payments.ways.readTerms(sql),
      marketplace.sale.taxClasses(sql),
    ]);
    return {
      methods,
      rates,
      ways,
      ...own,
      administrativeArea: administrativeArea || null,
      updatedAt: updatedAt.toISOString(),
      connections: payments.ways.connections(),
      taxClasses: [...new Set([STANDARD_TAX_CLASS, ...classes, ...rates.map(({ taxClass }) => taxClass)])],
      ...(await hindrances({ methods, rates, country: own.country })),
    };
  };

  return {
    read,
    delivery: async (): Promise<ShownDelivery> => shownDelivery(await readMethods(sql)),

    async change(input: SellingInput): Promise<Selling> {
      requireKnownPlaces(input);
      const { history, payments } = services(strapi);
      const { methods, rates, ways, updatedAt: openedAt } = input;
      const [table, id] = [termsOfSaleRecord.table, TERMS_OF_SALE_ID];
      await guardedRow(strapi, { table, id, openedAt, noun: 'form', current: read }, () =>
        history.activity.watch({ kind: 'termsOfSale', ids: [id] }, async (trx) => {
          if (methods) await replaceDeliveryTerms(trx, methods);
          if (rates) await replaceTaxTerms(trx, rates);
          if (ways) await payments.ways.changeTerms(trx, ways);
          await updateOwnTerms(trx, input);
        }),
      );
      return read();
    },
  };
};
