import { BEFORE_FIELD_WORDS } from '../../support/sales/before-field-words';
import { manageOrders } from '../../support/sales/managed-orders';
import { lineOf, setUpSales } from '../../support/sales/orders';
import { startShop } from '../../support/shop/shop';

/** As if migrations 65 and 76 had not run. */
const BEFORE = `${BEFORE_FIELD_WORDS}
  UPDATE orders SET invoice_number = NULL WHERE state = 'AWAITING_PAYMENT';
  UPDATE terms_of_sale SET next_invoice = 2;
  DELETE FROM migrations WHERE number = 65`;

describe('a shop from before orders by invoice had their number from the start', () => {
  it('numbers waiting orders in their order, without gaps', async () => {
    const own = await startShop();
    const shop = await setUpSales(own);
    const orders = manageOrders(shop);
    await own.database.query("UPDATE payment_methods SET enabled = true WHERE id = 'invoice'");
    const lines = [lineOf(await shop.item({ stock: 9 }))];
    const { number: paid } = await orders.paid({ lines });
    const { number: first } = await shop.order({ lines, paymentMethod: 'invoice' });
    const { number: transfer } = await shop.order({ lines });
    const { number: second } = await shop.order({ lines, paymentMethod: 'invoice' });
    await own.cms.stop();
    await own.database.query(BEFORE);
    await own.restart();
    shop.admin.token = (await own.admin()).token;

    const invoiceOf = async (number: number) => (await orders.orderDetail(number)).invoiceNumber;
    expect(await Promise.all([paid, first, transfer, second].map(invoiceOf))).toEqual([1, 2, null, 3]);
    expect(await invoiceOf((await orders.paid({ lines })).number)).toBe(4);
    expect(await shop.audit()).toEqual([]);
    await own.close();
  }, 180_000);
});
