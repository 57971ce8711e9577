import { adminPaths, type SalesSettings } from '@stoa/contract';
import { BEFORE_FIELD_WORDS } from '../../support/sales/before-field-words';
import { lineOf, setUpSales } from '../../support/sales/orders';
import { startShop } from '../../support/shop/shop';

/** As if migrations 73 and 76 had not run. */
const BEFORE = `${BEFORE_FIELD_WORDS}
  DROP TABLE checkout_codes, reservation_alerts;
  ALTER TABLE orders DROP COLUMN network_hash, DROP COLUMN email_confirmed;
  ALTER TABLE terms_of_sale DROP COLUMN reserved_items_per_order, DROP COLUMN reserved_value_per_order,
    DROP COLUMN reserved_items_per_customer, DROP COLUMN reserved_value_per_customer;
  DELETE FROM migrations WHERE number = 73`;

describe('a shop from before unpaid orders were limited', () => {
  it('has the limits of a new shop, and keeps what was ordered', async () => {
    const own = await startShop();
    const shop = await setUpSales(own);
    const paint = await shop.item({ price: 1, stock: 5_000 });
    await shop.order({ lines: [lineOf(paint, 3_000)] });
    await own.cms.stop();
    await own.database.query(BEFORE);
    await own.restart();
    shop.admin.token = (await own.admin()).token;

    expect((await shop.admin.get<SalesSettings>(adminPaths.salesSettings)).data).toMatchObject({
      reservedItemsPerOrder: 50,
      reservedValuePerOrder: 5_000,
      reservedItemsPerCustomer: 100,
      reservedValuePerCustomer: 10_000,
    });
    // What was ordered before is nobody’s anymore: it doesn’t count.
    expect((await shop.place({ lines: [lineOf(paint, 50)] })).status).toBe(201);
    expect((await shop.place({ lines: [lineOf(paint, 51)] })).status).toBe(409);
    expect(await shop.audit()).toEqual([]);
    await own.close();
  }, 180_000);
});
