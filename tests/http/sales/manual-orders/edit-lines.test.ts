import { randomUUID } from 'node:crypto';
import { adminPaths, type OrderDetail } from '@stoa/contract';
import { mailsTo } from '../../../support/mail/mails';
import { editedTo } from '../../../support/sales/edited-order';
import { lineOf, NEW_YORK, type Selling, setUpSales } from '../../../support/sales/orders';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

describe('the items of an unpaid order', () => {
  let shop: Selling;

  beforeAll(async () => {
    shop = await setUpSales(await openShop());
    await shop.shop.database.query("UPDATE payment_methods SET enabled = true WHERE id = 'invoice'");
  });
  afterAll(async () => {
    expect(await shop.audit()).toEqual([]);
    await shop.shop.close();
  });

  const detailOf = async (number: number) => (await shop.admin.get<OrderDetail>(adminPaths.order(number))).data;
  const send = (number: number, body: object) =>
    shop.admin.post<OrderDetail>(adminPaths.changeOrder(number, 'edit-lines'), body);
  const edit = async (number: number, input: Parameters<typeof editedTo>[2], more: object = {}) =>
    send(number, { ...(await editedTo(shop.admin, await detailOf(number), input)), ...more });
  const left = async (id: number, quantity: number) =>
    (await shop.quote({ lines: [{ itemId: id, quantity }] })).lines[0]?.problem;

  it('can be changed, with their stock, total, and taxes', async () => {
    const tax = {
      name: 'Sales tax',
      percent: 10,
      country: 'US',
      administrativeArea: null,
      taxClass: 'standard',
      onShipping: false,
    };
    await shop.admin.patch(adminPaths.salesSettings, { taxRates: [tax] });
    const lamp = await shop.item({ title: 'Lamp', price: 80, stock: 3, needsShipping: true });
    const vase = await shop.item({ title: 'Vase', price: 20, stock: 2, needsShipping: true });
    const { number, total } = await shop.order({ lines: [lineOf(lamp, 2)], email: 'edited@example.com' });
    const before = await detailOf(number);
    const { status, data } = await edit(number, {
      lines: [{ ...lineOf(lamp), unitPrice: 75 }, lineOf(vase, 2), { title: 'Gift wrap', unitPrice: 5, quantity: 1 }],
      discount: { kind: 'AMOUNT', amount: 12, label: 'Sorry for the wait' },
    });
    expect([status, data]).toMatchObject([
      200,
      {
        state: 'AWAITING_PAYMENT',
        subtotal: 120,
        discount: 12,
        discountLabel: 'Sorry for the wait',
        shipping: before.shipping,
        shippingMethodName: 'Standard shipping',
        address: { locality: 'New York' },
        lines: [
          { title: 'Lamp', quantity: 1, unitPrice: 75 },
          { title: 'Vase', quantity: 2, unitPrice: 20 },
          { title: 'Gift wrap', itemId: null },
        ],
      },
    ]);
    expect(data.taxes).toMatchObject([{ name: 'Sales tax', amount: 10.8 }]);
    expect(data.total).toBeCloseTo(108 + 10.8 + before.shipping);
    expect(data.events).toContainEqual(
      expect.objectContaining({ kind: 'edited', text: `items (the total was $${total.toFixed(2)})` }),
    );
    expect([await left(lamp.id, 2), await left(lamp.id, 3)]).toEqual([null, 'TOO_FEW']);
    expect(await left(vase.id, 1)).toBe('UNAVAILABLE');
    const [mail] = await eventually(async () => {
      const mails = await mailsTo(shop.shop, 'edited@example.com', `Your Stoa order #${number} was changed`);
      expect(mails).toHaveLength(1);
      return mails;
    });
    expect(mail?.text).toContain('Gift wrap');
    expect(mail?.text).toContain(`$${data.total.toFixed(2)}`);

    const { data: paid } = await shop.admin.post<OrderDetail>(adminPaths.changeOrder(number, 'mark-paid'), {
      updatedAt: data.updatedAt,
    });
    expect(paid).toMatchObject({ state: 'PAID', captures: [{ amount: data.total }] });
    expect([(await shop.stored(lamp.id)).stock, (await shop.stored(vase.id)).stock]).toEqual([2, 0]);
    await shop.admin.patch(adminPaths.salesSettings, { taxRates: [] });
    const refused = await edit(number, { lines: [lineOf(lamp)] });
    expect([refused.status, refused.error.message]).toEqual([
      409,
      'Only orders awaiting payment can be changed. This one is “Paid”',
    ]);
  });

  it('stay as they are if something is sold out, costs something else, or was changed meanwhile', async () => {
    const lamp = await shop.item({ title: 'Lamp', price: 30, stock: 2 });
    const { number } = await shop.order({ lines: [lineOf(lamp)] });
    const before = await detailOf(number);
    const tooMany = await edit(number, { lines: [lineOf(lamp, 3)] });
    expect([tooMany.status, tooMany.error]).toMatchObject([400, { message: 'There isn’t enough in stock' }]);
    const other = await edit(number, { lines: [lineOf(lamp, 2)] }, { total: 1 });
    expect([other.status, other.error.message]).toEqual([409, expect.stringContaining('Prices have changed')]);
    const free = await edit(number, {
      lines: [{ ...lineOf(lamp), unitPrice: 0 }],
      shippingPrice: 0,
    });
    expect([free.status, free.error.message]).toEqual([400, 'There would be nothing to pay. Cancel the order instead']);
    const late = await edit(number, { lines: [lineOf(lamp, 2)] }, { updatedAt: '2020-01-01T00:00:00.000Z' });
    expect([late.status, late.error.message]).toEqual([
      409,
      expect.stringContaining('Someone else changed this order'),
    ]);
    const { events: _, ...after } = await detailOf(number);
    expect(before).toMatchObject(after);
    expect([await left(lamp.id, 1), await left(lamp.id, 2)]).toEqual([null, 'TOO_FEW']);
  });

  it('stay as they are, and nobody is told, if nothing is changed', async () => {
    const lamp = await shop.item({ title: 'Lamp', price: 30, stock: 2 });
    const { number } = await shop.order({ lines: [lineOf(lamp)], email: 'unchanged@example.com' });
    const before = await detailOf(number);
    const { itemId, variantId, unitPrice, quantity } = before.lines[0] ?? {};
    const { status, data } = await edit(number, { lines: [{ itemId, variantId, unitPrice, quantity }] });
    expect([status, data.updatedAt, data.events.length]).toEqual([200, before.updatedAt, before.events.length]);
  });

  it('give back a discount that is taken off', async () => {
    const lamp = await shop.item({ title: 'Lamp', price: 30, stock: 5 });
    const code = `ONCE-${randomUUID().slice(0, 8).toUpperCase()}`;
    const made = await shop.admin.post(adminPaths.discounts, { kind: 'PERCENT', percent: 50, code, usageLimit: 1 });
    expect(made.status).toBe(201);
    const { number } = await shop.order({ lines: [lineOf(lamp)], code });
    expect(await detailOf(number)).toMatchObject({ discount: 15, discountCode: code });
    const kept = await edit(number, {
      lines: [lineOf(lamp, 2)],
      discount: { kind: 'AMOUNT', amount: 15, label: null },
    });
    expect(kept.data).toMatchObject({ subtotal: 60, discount: 15, discountCode: code });
    expect((await shop.quote({ lines: [lineOf(lamp)], code })).code?.problem).not.toBeNull();
    expect((await edit(number, { lines: [lineOf(lamp)] })).data).toMatchObject({ discount: 0, discountCode: null });
    expect((await shop.quote({ lines: [lineOf(lamp)], code })).code?.problem).toBeNull();
  });

  it('can’t be changed once there is an invoice', async () => {
    const lamp = await shop.item({ title: 'Lamp', price: 30, stock: 5 });
    const { number } = await shop.order({ lines: [lineOf(lamp)], paymentMethod: 'invoice', address: NEW_YORK });
    const { status, error } = await edit(number, { lines: [lineOf(lamp, 2)] });
    expect([status, error.message]).toEqual([409, 'Part of this order is already fulfilled, or it has an invoice']);
  });
});
