import { adminPaths } from '@stoa/contract';
import { mailsTo } from '../../../support/mail/mails';
import { type Selling, setUpSales } from '../../../support/sales/orders';
import { openReturns } from '../../../support/sales/returned-orders';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

describe('returns', () => {
  let shop: Selling;
  let returns: ReturnType<typeof openReturns>;

  beforeAll(async () => {
    shop = await setUpSales(await openShop());
    returns = openReturns(shop);
    await shop.admin.patch(adminPaths.salesSettings, { returnDays: 30 });
  });
  afterAll(async () => {
    expect(await shop.audit()).toEqual([]);
    await shop.shop.close();
  });

  it('are emailed about again, each as it is', async () => {
    const email = 'twice@example.com';
    const { customer, number, lineId } = await returns.fulfilled({ email });
    const lines = [{ lineId, quantity: 1 }];
    await returns.request(customer, number, { lines });
    await returns.answer(number, 'accept-return', { instructions: 'Send it to Elm Street 1.' });
    const first = await returns.newest(number);
    await returns.request(customer, number, { lines });
    const second = await returns.newest(number);
    expect((await returns.orderDetail(number)).mails).toEqual(
      expect.arrayContaining(['RETURN_REQUESTED', 'RETURN_ACCEPTED']),
    );
    const again = (body: object) => returns.change(number, 'resend', body);
    expect((await again({ mail: 'RETURN_ACCEPTED', returnId: first.id })).status).toBe(200);
    const isAccepted = `Your return for Stoa order #${number} is accepted`;
    await eventually(async () => {
      const texts = (await mailsTo(shop.shop, email, isAccepted)).map(({ text = '' }) => text);
      expect(texts.map((text) => text.includes('Elm Street 1'))).toEqual([true, true]);
    });
    expect((await again({ mail: 'RETURN_ACCEPTED', returnId: second.id })).status).toBe(409);
    expect((await again({ mail: 'RETURN_DECLINED' })).status).toBe(409);
  });
});
