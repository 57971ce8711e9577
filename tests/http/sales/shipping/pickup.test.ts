import { adminPaths, type SalesSettings } from '@stoa/contract';
import { type MailServer, startMailServer } from '../../../support/mail/mail-server';
import { manageOrders } from '../../../support/sales/managed-orders';
import { lineOf, type Selling, setUpSales } from '../../../support/sales/orders';
import { eventually } from '../../../support/shop/eventually';
import { startShop } from '../../../support/shop/shop';

const STUDIO = { pickUpAddress: '1 Kiln Lane\nHudson, NY 12534', pickUpHours: 'Monday to Friday, 10 AM to 6 PM' };

describe('where and when orders are picked up', () => {
  let mails: MailServer;
  let shop: Selling;

  beforeAll(async () => {
    mails = await startMailServer();
    shop = await setUpSales(await startShop({ env: { SMTP_URL: mails.url } }));
  });
  afterAll(async () => {
    expect(await shop.audit()).toEqual([]);
    await shop.shop.close();
    await mails.close();
  });

  const read = async () => (await shop.admin.get<SalesSettings>(adminPaths.salesSettings)).data;
  const save = async (place: object) => {
    const { shippingMethods, updatedAt } = await read();
    return shop.admin.patch<SalesSettings>(adminPaths.salesSettings, {
      shippingMethods: shippingMethods.map((method) => ({ ...method, ...place })),
      updatedAt,
    });
  };
  const textsTo = (address: string, subject: string) =>
    mails.accepted
      .filter((mail) => mail.to && 'text' in mail.to && mail.to.text === address && mail.subject?.includes(subject))
      .map(({ text }) => text);

  it('is set for pickup alone', async () => {
    const { data } = await save(STUDIO);
    expect(data.shippingMethods).toMatchObject([
      { pickUp: false, pickUpAddress: null, pickUpHours: null },
      { pickUp: true, ...STUDIO },
    ]);
    const { status, error } = await save({ pickUpAddress: 'x'.repeat(301) });
    expect([status, error?.message]).toEqual([400, expect.stringMatching(/^Address must be at most 300 characters/)]);
  });

  it('is at checkout, in the order, and in its emails, as it was when the order was placed', async () => {
    const lines = [lineOf(await shop.item({ title: 'Lamp', stock: 3 }))];
    const { shippingMethods } = await shop.quote({ lines, pickUp: true });
    expect(shippingMethods).toMatchObject([{ name: 'Pick up', ...STUDIO }]);
    const order = await shop.order({ lines, address: null, shippingMethodId: shop.pickUp });
    expect(order).toMatchObject({ pickUp: true, ...STUDIO });
    await save({ pickUpAddress: '2 New Street', pickUpHours: null });
    const placed = (await shop.shop.visitor().get(`/api/checkout/orders/${order.key}`)).data;
    expect(placed).toMatchObject(STUDIO);

    const orders = manageOrders(shop);
    await orders.change(order.number, 'mark-paid');
    const rest = order.lines.map(({ id, quantity }) => ({ lineId: id, quantity }));
    expect((await orders.change(order.number, 'fulfill', { lines: rest })).status).toBe(200);
    await eventually(() => expect(textsTo('clara@example.com', 'ready for pickup')).toHaveLength(1));
    for (const subject of ['We received', 'ready for pickup'])
      expect(textsTo('clara@example.com', subject)[0]).toMatch(/Pick up at:\s+1 Kiln Lane\s+Hudson, NY 12534\s+Monday/);
  });
});
