import { sql as expression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { TODAY } from '../../../database/days';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { type Entered, selectDiscounts } from '../discounts/select-discounts';
import { paymentMethodsOf, selectManual } from '../payments/payment-methods';
import { selectShippingMethods } from '../shipping/shipping-methods';
import { selectTaxRates, type TaxPlace } from '../taxes/taxes';

/**
 * All that the shop says about what orders cost, and what may be ordered how. `place`: where an order may go. `entered`: null if no
 * discounts of the shop count.
 */
export const readCheckoutSettings = async (sql: Sql, place: TaxPlace | null, entered: Entered | null) => {
  const {
    manual,
    discounts = [],
    ...settings
  } = await tables(sql)
    .selectFrom('sales_settings')
    .select((one) => [
      'country',
      'administrative_area as administrativeArea',
      'prices_include_tax as pricesIncludeTax',
      'handling_min as handlingMin',
      'handling_max as handlingMax',
      'reserved_items_per_order as itemsPerOrder',
      'reserved_value_per_order as valuePerOrder',
      'reserved_items_per_customer as itemsPerCustomer',
      'reserved_value_per_customer as valuePerCustomer',
      expression.raw<string>(TODAY).as('today'),
      jsonArrayFrom(selectShippingMethods(sql)).as('shippingMethods'),
      jsonArrayFrom(selectTaxRates(one, place)).as('taxRates'),
      jsonArrayFrom(selectManual(sql)).as('manual'),
    ])
    .$if(entered !== null, (query) =>
      query.select(jsonArrayFrom(selectDiscounts(sql, entered ?? { code: null, email: null })).as('discounts')),
    )
    .executeTakeFirstOrThrow();
  return { ...settings, discounts, paymentMethods: paymentMethodsOf(manual) };
};

export type CheckoutSettings = Awaited<ReturnType<typeof readCheckoutSettings>>;
