import { randomUUID } from 'node:crypto';
import { adminPaths, apiPaths, orderPaths, type PublicSettings } from '@stoa/contract';
import { openRedirectPayShop, REDIRECT_PAY_EVENTS, type RedirectPayShop } from '../../../support/redirect-pay/shop';
import { eventually } from '../../../support/shop/eventually';

const { checkout } = orderPaths;

describe('an order that is paid on a provider’s own page', () => {
  let shop: RedirectPayShop;

  beforeAll(async () => {
    shop = await openRedirectPayShop();
  });
  beforeEach(() => shop.receiveWebhooks(true));
  afterEach(async () => {
    shop.provider.fail(false);
    expect(await shop.audit()).toEqual([]);
  });
  afterAll(() => shop.close());

  const visitor = () => shop.own.visitor();
  const settle = async ({ key }: { key: string }) => (await visitor().post(checkout.settle(key))).data.outcome;
  const cancel = ({ key }: { key: string }) => visitor().post(checkout.cancel(key));
  const paid = async () => {
    const order = await shop.order();
    await shop.pay(shop.urlOf(order));
    await shop.becomes(order, 'PAID');
    return order;
  };
  const refund = async (order: { number: number }, amount: number) => {
    const { updatedAt } = await shop.orderDetail(order);
    const body = { key: randomUUID(), amount, lines: [], updatedAt };
    const { status, text } = await shop.admin.post(adminPaths.changeOrder(order.number, 'refund'), body);
    expect([status, text]).toEqual([200, expect.any(String)]);
  };
  const refundsOf = async (order: { number: number }) =>
    (await shop.orderDetail(order)).refunds.map(({ state, failure }) => [state, failure]);

  it('is offered with the payment page, and no settings for scripts', async () => {
    const { providers } = (await visitor().get<PublicSettings>(apiPaths.store)).data;
    expect(providers).toEqual([
      { approvalFlow: 'REDIRECT', name: 'redirect-pay', title: 'Redirect Pay', isTest: true, hasExpress: false },
    ]);
  });

  it('comes with the URL of that page, and is paid when its customer returns', async () => {
    const before = (await shop.stock()) ?? 0;
    const order = await shop.order();
    expect(await shop.stateOf(order)).toBe('AWAITING_APPROVAL');
    const page = await fetch(shop.urlOf(order));
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(`Pay ${order.total}`)]);
    const back = await shop.pay(shop.urlOf(order));
    expect([back.status, back.headers.get('location')]).toEqual([303, `${shop.own.url}/checkout`]);
    expect(await shop.stateOf(order)).toBe('PAID');
    expect(await settle(order)).toBe('PAID');
    expect(await shop.stock()).toBe(before - 1);
  });

  it('is paid when its customer returns, or by the reconciler, even if the webhook was lost', async () => {
    shop.receiveWebhooks(false);
    const [returned, left] = [await shop.order(), await shop.order()];
    await shop.pay(shop.urlOf(returned));
    expect(await settle(returned)).toBe('PAID');
    await shop.pay(shop.urlOf(left));
    expect(await shop.stateOf(left)).toBe('AWAITING_APPROVAL');
    await shop.dueNow(left);
    await shop.becomes(left, 'PAID');
  });

  it('refuses forged, altered, and old webhooks, and only checks after a genuine one', async () => {
    shop.receiveWebhooks(false);
    const order = await shop.order();
    await shop.pay(shop.urlOf(order));
    const event = JSON.stringify(shop.provider.eventOf(await shop.sessionOf(order), 'session.paid'));
    const receive = async (body: string, headers: Record<string, string>) =>
      (await visitor().post(REDIRECT_PAY_EVENTS, body, { headers })).status;
    const { sign } = shop.provider;
    expect(await receive(event, {})).toBe(400);
    expect(await receive(event, sign(event, 'another secret'))).toBe(400);
    expect(await receive(`${event} `, sign(event))).toBe(400);
    expect(await receive(event, sign(event, undefined, new Date(Date.now() - 600_000)))).toBe(400);
    expect(await shop.stateOf(order)).toBe('AWAITING_APPROVAL');
    expect(await receive(event, sign(event))).toBe(200);
    expect(await shop.stateOf(order)).toBe('PAID');
    const unpaid = await shop.order();
    const lie = JSON.stringify(shop.provider.eventOf(await shop.sessionOf(unpaid), 'session.paid'));
    expect(await receive(lie, sign(lie))).toBe(200);
    expect(await shop.stateOf(unpaid)).toBe('AWAITING_APPROVAL');
  });

  it('is refunded once the bank has done it, by a webhook or by the reconciler', async () => {
    const order = await paid();
    await refund(order, 30);
    expect(await refundsOf(order)).toEqual([['PENDING', null]]);
    expect(await shop.stateOf(order)).toBe('PAID');
    await shop.provider.concludeRefunds(await shop.sessionOf(order), 'settled');
    await shop.becomes(order, 'PARTIALLY_REFUNDED');
    shop.receiveWebhooks(false);
    await refund(order, order.total - 30);
    await shop.provider.concludeRefunds(await shop.sessionOf(order), 'settled');
    await shop.dueNow(order);
    await shop.becomes(order, 'REFUNDED');
  });

  it('keeps its money when the bank rejects the refund', async () => {
    const order = await paid();
    await refund(order, 30);
    await shop.provider.concludeRefunds(await shop.sessionOf(order), 'rejected');
    await eventually(async () =>
      expect(await refundsOf(order)).toEqual([['FAILED', 'Redirect Pay couldn’t refund it']]),
    );
    expect(await shop.stateOf(order)).toBe('PAID');
  });

  it('isn’t refunded again after a day, but follows what the provider shows', async () => {
    const order = await paid();
    shop.provider.fail(true);
    await refund(order, 30);
    await shop.own.database.query(
      `UPDATE refunds SET made_at = now() - interval '25 hours', requested_at = now() - interval '25 hours'
       WHERE order_id = (SELECT id FROM orders WHERE number = $1)`,
      [order.number],
    );
    shop.provider.fail(false);
    await shop.dueNow(order);
    await eventually(async () =>
      expect(await refundsOf(order)).toEqual([
        ['FAILED', expect.stringContaining('didn’t make this refund within 24 hours')],
      ]),
    );
    expect((await shop.sessionOf(order)).refunds).toEqual([]);
  });

  it('stays if the provider is down, and is opened once it is back', async () => {
    shop.provider.fail(true);
    const order = await shop.order();
    expect(order.payment).toEqual({ problem: expect.stringContaining('isn’t responding') });
    expect((await visitor().post(checkout.pay(order.key))).status).toBe(503);
    shop.provider.fail(false);
    const [first, second] = [
      (await visitor().post(checkout.pay(order.key))).data.handoff,
      (await visitor().post(checkout.pay(order.key))).data.handoff,
    ];
    expect(second).toEqual(first);
    await shop.pay(first.url);
    await shop.becomes(order, 'PAID');
  });

  it('is voided at the provider once it is canceled or expired', async () => {
    const [canceled, expired] = [await shop.order(), await shop.order()];
    await cancel(canceled);
    await shop.own.database.query(
      "UPDATE orders SET next_check_at = now(), reserved_until = now() - interval '1 minute' WHERE number = $1",
      [expired.number],
    );
    for (const order of [canceled, expired]) {
      await eventually(async () => expect((await shop.sessionOf(order)).status).toBe('closed'));
      expect((await shop.pay(shop.urlOf(order))).status).toBe(410);
    }
    expect([await shop.stateOf(canceled), await shop.stateOf(expired)]).toEqual(['CANCELLED', 'EXPIRED']);
  });

  it('needs an administrator if its customer paid just before it was canceled', async () => {
    shop.receiveWebhooks(false);
    const order = await shop.order();
    await shop.pay(shop.urlOf(order));
    expect((await cancel(order)).status).toBe(200);
    await shop.becomes(order, 'NEEDS_ATTENTION');
    expect((await shop.orderDetail(order)).attentionReason).toContain('paid after it was canceled');
  });
});
