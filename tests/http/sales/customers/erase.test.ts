import { adminPaths, apiPaths, orderPaths, STOCK_ALERTS } from '@stoa/contract';
import { download } from '../../../support/import-export/import-export';
import { mailsTo } from '../../../support/mail/mails';
import { type ManagedCustomers, manageCustomers } from '../../../support/sales/customers';
import { type ManagedOrders, manageOrders } from '../../../support/sales/managed-orders';
import { lineOf, NEW_YORK, type Selling, setUpSales } from '../../../support/sales/orders';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

const EMAIL = 'private@example.com';
/** All of it tells who it was. */
const SECRETS = [
  EMAIL,
  'Petra Private',
  '7 Hidden Lane',
  'Hideaway',
  '555-0177',
  'Secret wish',
  'Secret code',
  '1Z999',
];

describe('what the shop knows of a customer', () => {
  let shop: Selling;
  let orders: ManagedOrders;
  let customers: ManagedCustomers;
  let number: number;
  let key: string;
  let id: number;

  beforeAll(async () => {
    shop = await setUpSales(await openShop());
    orders = manageOrders(shop);
    customers = manageCustomers(shop);
    const lamp = await shop.item({ title: 'Lamp', price: 80, stock: 50, needsShipping: true });
    const placed = await shop.order({
      lines: [lineOf(lamp)],
      email: EMAIL,
      name: 'Petra Private',
      note: 'Secret wish',
      address: {
        ...NEW_YORK,
        recipient: 'Petra Private',
        line1: '7 Hidden Lane',
        locality: 'Hideaway',
        phone: '555-0177',
      },
    });
    ({ number, key } = placed);
    id = (await customers.of(number)).id;
    await orders.change(number, 'mark-paid', { reference: 'T-1' });
    await orders.change(number, 'notes', { text: 'Secret code of Petra Private' });
    await customers.change(id, { note: 'Petra Private likes lamps', name: 'Petra P. Private', phone: '555-0177' });
    const message = { name: 'Petra Private', email: EMAIL, subject: 'Hello', message: 'From Hideaway' };
    await shop.shop.visitor().post(apiPaths.submitForm, message);
    const sofa = await shop.item({ title: 'Sofa', price: 80, stock: 0 });
    await shop.shop.visitor().post(STOCK_ALERTS, { itemId: sofa.id, email: EMAIL });
    const data = { name: 'Petra Private', email: 'Private@example.com', phone: '555-0177', lines: [] };
    await shop.admin.post(adminPaths.orderDrafts, { name: 'Petra', data });
    await eventually(async () => expect(await mailsTo(shop.shop, EMAIL)).not.toEqual([]));
  });
  afterAll(async () => {
    expect(await shop.audit()).toEqual([]);
    await shop.shop.close();
  });

  /** Where one of the secrets stands in the database. */
  const traces = async (): Promise<string[]> => {
    const { database } = shop.shop;
    const tables = await database.query<{ name: string }>(
      "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace",
    );
    const found: string[] = [];
    for (const { name } of tables)
      for (const secret of SECRETS) {
        const rows = await database.query(
          `SELECT 1 FROM "${name}" t WHERE strpos(lower(t::text), lower($1)) > 0 LIMIT 1`,
          [secret],
        );
        if (rows.length > 0) found.push(`${name}: ${secret}`);
      }
    return found;
  };

  it('is given out as a file', async () => {
    const { offer, bytes } = await download(shop.admin, adminPaths.customerData(id), {});
    expect(offer.fileName).toMatch(/^customer-\d+-\d{4}-\d\d-\d\d\.json$/);
    const text = bytes.toString();
    for (const secret of SECRETS.slice(0, -1)) expect([secret, text.includes(secret)]).toEqual([secret, true]);
    expect(JSON.parse(text)).toMatchObject({
      changes: [{ changes: [{ field: 'name', before: 'Petra Private', after: 'Petra P. Private' }] }],
      customer: { name: 'Petra P. Private', emails: [EMAIL], note: 'Petra Private likes lamps', spent: 85 },
      orders: [{ number, total: 85, address: { line1: '7 Hidden Lane' } }],
      notesOnOrders: [{ text: 'Secret code of Petra Private' }],
      stockAlerts: [{ item: 'Sofa' }],
      messages: [{ subject: 'Hello' }],
      emails: expect.arrayContaining([expect.objectContaining({ recipient: EMAIL })]),
    });
  });

  it('isn’t erased while the shop still owes something', async () => {
    const refused = await customers.erase(id);
    expect(refused).toMatchObject({
      status: 409,
      error: { message: `Order #${number} is still open. Fulfill, refund, or cancel it first` },
    });
    expect(await customers.of(number)).toMatchObject({ openOrders: [number] });
  });

  it('is erased from everywhere, while the books stay', async () => {
    const { lines } = await orders.orderDetail(number);
    const parcel = { lines: [{ lineId: lines[0]?.id, quantity: 1 }], trackingNumber: '1Z999' };
    await orders.change(number, 'fulfill', parcel);
    await eventually(async () => expect(await mailsTo(shop.shop, EMAIL)).toHaveLength(3));
    expect(await traces()).not.toEqual([]);

    expect((await customers.erase(id)).data).toEqual({ message: 'Customer erased' });
    expect(await traces()).toEqual([]);
    expect((await customers.detail(id)).status).toBe(404);
    const order = await orders.orderDetail(number);
    expect(order).toMatchObject({
      state: 'PAID',
      total: 85,
      name: 'Erased customer',
      email: null,
      phone: null,
      note: null,
      customerId: null,
      otherOrderCount: 0,
      lines: [{ title: 'Lamp', total: 80 }],
      address: { country: 'US', administrativeArea: 'NY', postalCode: null },
      captures: [{ reference: 'T-1', amount: 80 + 5 }],
      mails: [],
    });
    expect(order.events[0]).toMatchObject({ kind: 'erased', madeBy: 'Administrator' });
    expect((await shop.shop.visitor().get(orderPaths.checkout.order(key))).text).not.toMatch(/Petra|private@/);
  });

  it('is nothing of who comes back', async () => {
    const lamp = await shop.item({ price: 10, stock: 5, needsShipping: true });
    const again = await shop.order({ lines: [lineOf(lamp)], email: EMAIL, name: 'Petra Private' });
    expect(await customers.of(again.number)).toMatchObject({ orderCount: 1, note: '', allOrderCount: 1 });
  });

  it('leaves out an account that is deleted, but not its orders', async () => {
    const clara = await shop.shop.customer({ password: 'secret-123' });
    const { email } = (await clara.get(apiPaths.auth.me)).data;
    await shop.shop.database.query('UPDATE up_users SET confirmed = true WHERE email = $1', [email]);
    const lamp = await shop.item({ price: 10, stock: 5, needsShipping: true });
    const placed = await shop.order({ lines: [lineOf(lamp)], email }, clara);
    expect(await customers.of(placed.number)).toMatchObject({ hasAccount: true });
    await clara.post(apiPaths.auth.deleteAccount, { currentPassword: 'secret-123' });
    expect(await customers.of(placed.number)).toMatchObject({ hasAccount: false, accounts: [], orderCount: 1 });
  });
});
