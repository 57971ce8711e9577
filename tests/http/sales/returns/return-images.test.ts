import { adminPaths, apiPaths, type LinkedOrderDetail, NO_IMAGE, orderPaths } from '@stoa/contract';
import { mailsTo } from '../../../support/mail/mails';
import { IMAGES } from '../../../support/media/images';
import { lineOf, type Selling, setUpSales } from '../../../support/sales/orders';
import { openReturns } from '../../../support/sales/returned-orders';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

const { byLink, returnsByLink, withdrawByLink, cancelByLink } = orderPaths.orders;

describe('the images of returns, and who comes to them', () => {
  let shop: Selling;
  let returns: ReturnType<typeof openReturns>;

  beforeAll(async () => {
    shop = await setUpSales(await openShop());
    returns = openReturns(shop);
    await shop.admin.patch(adminPaths.salesSettings, { returnDays: 30, cancelMinutes: 60 });
  });
  afterAll(async () => {
    expect(await shop.audit()).toEqual([]);
    await shop.shop.close();
  });

  const look = (address: string) => fetch(shop.shop.url + address);
  const imaged = async () => {
    const { customer, number, lineId } = await returns.fulfilled({ quantity: 4 });
    const { address } = (await returns.sendImage(customer, { number })).data;
    return { customer, number, address, lines: [{ lineId, quantity: 1 }] };
  };

  it('are drawn anew, and shown with the return', async () => {
    const { customer, number, lines } = await imaged();
    const sent = await returns.sendImage(customer, { number }, IMAGES.jpeg);
    expect(sent.status).toBe(201);
    const { address } = sent.data;
    expect(address).toMatch(/^\/api\/return-images\/[\w-]{43}\.webp$/);
    const answer = await look(address);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=3600',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
    expect(Buffer.from(await answer.arrayBuffer()).includes('Exif')).toBe(false);
    const { data } = await returns.request(customer, number, { lines, images: [address] });
    expect(data.returns).toMatchObject([{ images: [address] }]);
    expect((await returns.newest(number)).images).toEqual([address]);
  });

  it('are images, sent for one’s own order', async () => {
    const { customer, number } = await imaged();
    const [stranger, visitor] = [await shop.shop.customer(), shop.shop.visitor()];
    const svg = await returns.sendImage(customer, { number }, Buffer.from('<svg/>'));
    expect([svg.status, svg.error.message]).toEqual([400, NO_IMAGE]);
    for (const [client, order] of [
      [stranger, { number }],
      [visitor, { number }],
      [visitor, { token: 'a'.repeat(43) }],
      [customer, { number: 'none' }],
    ] as const)
      expect((await returns.sendImage(client, order)).status).toBe(404);
    expect((await look(orderPaths.orders.returnImage('a'.repeat(43)))).status).toBe(404);
    expect((await customer.post(orderPaths.orders.returnImagesOf({ number }), {})).status).toBe(415);
  });

  it('belong to one return of one order, of which there are at most three', async () => {
    const [one, other] = [await imaged(), await imaged()];
    const ask = (images: string[]) => returns.request(one.customer, one.number, { lines: one.lines, images });
    expect((await ask([other.address])).status).toBe(400);
    expect((await ask([one.address, one.address])).status).toBe(400);
    expect((await ask(['a', 'b', 'c', 'd'])).error.message).toBe('You can add up to 3 images');
    expect((await ask([one.address])).status).toBe(201);
    expect((await ask([one.address])).error.message).toBe('One of the images is no longer there. Add it again');
  });

  it('are gone with the account, like what was written', async () => {
    const { customer, number, address, lines } = await imaged();
    await returns.request(customer, number, { lines, images: [address], note: 'From my kitchen' });
    await customer.post(apiPaths.auth.deleteAccount, { currentPassword: 'secret-123' });
    expect((await look(address)).status).toBe(404);
    expect(await returns.newest(number)).toMatchObject({ note: null, images: [], reason: 'DAMAGED', lines });
  });

  it('of another’s order can’t be returned, withdrawn, or canceled', async () => {
    const { customer, number, lines } = await imaged();
    await returns.request(customer, number, { lines });
    const { id } = await returns.newest(number);
    const stranger = await shop.shop.customer();
    const answers = [
      await returns.request(stranger, number, { lines }),
      await returns.withdraw(stranger, number, id),
      await returns.cancel(stranger, number),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    const mine = await returns.fulfilled();
    expect((await returns.withdraw(mine.customer, mine.number, id)).status).toBe(404);
    expect((await returns.newest(number)).state).toBe('REQUESTED');
  });

  it('come by the link of a guest, too', async () => {
    const email = 'guest-returns@example.com';
    const lamp = await shop.item({ title: 'Lamp', price: 10, stock: 5 });
    const placed = await shop.order({ email, lines: [lineOf(lamp)], shippingMethodId: shop.pickUp, address: null });
    const lineId = placed.lines[0]?.id ?? 0;
    await returns.change(placed.number, 'mark-paid');
    await returns.change(placed.number, 'fulfill', { lines: [{ lineId, quantity: 1 }] });
    const token = await eventually(async () => {
      const mail = (await mailsTo(shop.shop, email)).at(-1);
      const found = /\/order\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
      if (!found) throw new Error('no link yet');
      return found;
    });
    const guest = shop.shop.visitor();
    const { address } = (await returns.sendImage(guest, { token })).data;
    const body = {
      key: 'by-the-link-of-a-guest',
      lines: [{ lineId, quantity: 1 }],
      reason: 'OTHER',
      images: [address],
    };
    const { status, data } = await guest.post<LinkedOrderDetail>(returnsByLink(token), body);
    expect([status, data.returns[0]?.images]).toEqual([201, [address]]);
    expect(data).toMatchObject({ isGuest: true, returnable: [], returnableUntil: null, isCancelable: false });
    const id = data.returns[0]?.id ?? 0;
    expect((await guest.post(withdrawByLink(token, id))).data.returns).toMatchObject([{ state: 'WITHDRAWN' }]);
    expect((await guest.post(cancelByLink(token))).status).toBe(409);
    expect((await guest.get(byLink(token))).data.returns).toHaveLength(1);
    await returns.change(placed.number, 'revoke-links');
    expect((await guest.post(returnsByLink(token), body)).status).toBe(404);
  });
});
