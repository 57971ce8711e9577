import { randomUUID } from 'node:crypto';
import { adminPaths, type OrderDetail, orderPaths } from '@stoa/contract';
import { isTaken } from '../../../support/sales/at-paypal';
import { lineOf } from '../../../support/sales/orders';
import { type OpenOrder, type PayPalShop, setUpPayPal } from '../../../support/sales/paypal';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

const { checkout } = orderPaths;

describe('failures of PayPal', () => {
  let shop: PayPalShop;
  let lamp: { id: number };
  /** As a buyer does who presses the button again if it failed. */
  const open = async (more: object = {}) => {
    const order = await shop.order({ lines: [lineOf(lamp)], paymentMethod: 'paypal', ...more });
    return { ...order, paypalId: await eventually(() => shop.payFor(order)) };
  };
  /** However many orders there are at PayPal for it. */
  const takenInAll = async ({ number }: { number: number }) => {
    const [row] = await shop.own.database.query<{ uuid: string }>('SELECT uuid FROM orders WHERE number = $1', [
      number,
    ]);
    const opened = (await shop.ledger()).filter(({ customId }) => customId === row?.uuid);
    return opened.flatMap(({ captures }) => captures).filter(isTaken).length;
  };
  const stock = async () => (await shop.stored(lamp.id)).stock ?? 0;

  beforeAll(async () => {
    shop = await setUpPayPal(await openShop({ paypal: true }));
    shop.receiveWebhooks();
    lamp = await shop.item({ title: 'Lamp', price: 80, stock: 1000 });
  });
  beforeEach(() => shop.deliver({ lose: true }));
  afterEach(async () => {
    await shop.recover();
    expect(await shop.audit()).toEqual([]);
    const { ours, theirs } = await shop.books();
    expect(ours).toEqual(theirs);
  });
  afterAll(() => shop.close());

  const CALLS = ['token', 'create', 'look', 'capture'] as const;
  const KINDS = ['drop', 'fail', 'limit'] as const;
  const faults = CALLS.flatMap((call) =>
    KINDS.flatMap((kind) => (['before', 'after'] as const).map((when) => ({ call, kind, when }))),
  );

  it.each(faults)('an order is paid once after a $kind $when its $call', async (fault) => {
    if (fault.call === 'token') await shop.atPayPal('tokens/expire');
    if (fault.call === 'token' || fault.call === 'create') await shop.suffer(fault);
    const order = await open();
    if (fault.call === 'look' || fault.call === 'capture') await shop.suffer(fault);
    await shop.approve(order);
    await shop.settle(order);
    await shop.dueNow(order);
    await shop.becomes(order, 'PAID');
    expect(await shop.takenFor(order)).toBe(1);
  });

  it.each([
    ...KINDS.flatMap((kind) => (['before', 'after'] as const).map((when) => ({ kind, when }))),
    { kind: 'empty', when: 'after' },
    { kind: 'hang', when: 'before' },
    { kind: 'hang', when: 'after' },
  ] as const)(
    'a refund is made once after a $kind $when it',
    async (fault) => {
      const order = await shop.paid({ lines: [lineOf(lamp)] });
      const { updatedAt, total } = await shop.orderDetail(order.number);
      await shop.suffer({ call: 'refund', milliseconds: 9000, ...fault });
      const asked = { updatedAt, key: randomUUID(), amount: 30 };
      const { data } = await shop.admin.post<OrderDetail>(adminPaths.changeOrder(order.number, 'refund'), asked);
      expect(data).toMatchObject({ state: 'PAID', refunds: [{ state: 'PENDING' }], refundable: total - 30 });
      await eventually(async () => {
        await shop.dueNow(order);
        expect((await shop.orderDetail(order.number)).refunds).toMatchObject([{ state: 'SUCCEEDED', amount: 30 }]);
      });
    },
    30_000,
  );

  it('an order is captured once, even if every answer is empty and its customer keeps trying', async () => {
    const order = await open();
    await shop.approve(order);
    await shop.suffer({ call: 'capture', kind: 'empty', times: 3 });
    for (let time = 0; time < 3; time += 1) {
      expect(await shop.settle(order)).toBe('WAITING');
      // PayPal lets nobody approve again what it has captured.
      await shop.callEmulator(`orders/${await shop.payFor(order)}/approve`);
      if (time < 2) await shop.suffer({ call: 'look', kind: 'empty' });
    }
    await shop.dueNow(order);
    await shop.becomes(order, 'PAID');
    expect(await takenInAll(order)).toBe(1);
  });

  it('an order is paid once, even if PayPal takes longer than the timeout', async () => {
    const order = await open();
    await shop.approve(order);
    await shop.suffer({ call: 'capture', kind: 'hang', when: 'after', milliseconds: 9000 });
    expect(await shop.settle(order)).toBe('WAITING');
    expect(await shop.stateOf(order)).toBe('CAPTURING');
    await shop.dueNow(order);
    await shop.becomes(order, 'PAID');
    expect(await shop.takenFor(order)).toBe(1);
  });

  it('an order that PayPal refuses to open is reported, and can be canceled', async () => {
    await shop.suffer({ call: 'create', kind: 'refuse', issue: 'SHIPPING_ADDRESS_INVALID', times: 2 });
    const order = await shop.order({ lines: [lineOf(lamp)], paymentMethod: 'paypal' });
    expect(order.payment).toEqual({ problem: expect.stringContaining('refused') });
    const { status, error } = await shop.own.visitor().post(checkout.pay(order.key));
    expect([status, error.message]).toEqual([409, expect.stringContaining('refused')]);
    expect((await shop.own.visitor().post(checkout.cancel(order.key))).data.state).toBe('CANCELLED');
  });

  it.each(['INSTRUMENT_DECLINED', 'TRANSACTION_REFUSED', 'PAYER_ACTION_REQUIRED'] as const)(
    'after %s, the customer selects another payment and continues',
    async (issue) => {
      const order = await open();
      await shop.approve(order);
      await shop.suffer({ call: 'capture', kind: 'refuse', issue });
      expect(await shop.settle(order)).toBe('DECLINED');
      expect(await shop.stateOf(order)).toBe('AWAITING_APPROVAL');
      await shop.dueNow(order);
      await shop.approveAgain(order);
      expect(await shop.settle(order)).toBe('PAID');
      expect(await shop.takenFor(order)).toBe(1);
    },
  );

  it('an order that PayPal refuses for another reason tells an administrator which', async () => {
    const order = await open();
    await shop.approve(order);
    await shop.suffer({ call: 'capture', kind: 'refuse', issue: 'DUPLICATE_INVOICE_ID' });
    expect(await shop.settle(order)).toBe('DECLINED');
    expect((await shop.orderDetail(order.number)).events[0]?.text).toContain('DUPLICATE_INVOICE_ID');
    expect(shop.own.log()).toContain('DUPLICATE_INVOICE_ID');
  });

  it('a second approval is captured, even if the customer closed the tab', async () => {
    const order = await open();
    await shop.approve(order, 'declined');
    expect(await shop.settle(order)).toBe('DECLINED');
    await shop.deliver({});
    await shop.approveAgain(order);
    await shop.becomes(order, 'PAID');
    expect(await shop.takenFor(order)).toBe(1);
  });

  describe('a declined card isn’t tried again without its customer', () => {
    const untouched = async (order: OpenOrder) => {
      expect([await shop.stateOf(order), await shop.takenFor(order)]).toEqual(['AWAITING_APPROVAL', 0]);
      await shop.deliver({ lose: true });
      await shop.approveAgain(order);
      expect(await shop.settle(order)).toBe('PAID');
      expect(await shop.takenFor(order)).toBe(1);
    };

    it.each(['before', 'after'] as const)(
      'when the event of its approval comes %s the window is open again',
      async (when) => {
        const order = await open();
        await shop.deliver({ hold: true });
        await shop.approve(order, 'declinedOnce');
        expect(await shop.settle(order)).toBe('DECLINED');
        if (when === 'after') await shop.payFor(order);
        await shop.atPayPal('webhooks/release');
        await eventually(async () =>
          expect(
            await shop.own.database.query(
              'SELECT processed_at IS NOT NULL AS read FROM webhook_events WHERE provider_order_id = $1',
              [order.paypalId],
            ),
          ).toEqual([{ read: true }]),
        );
        await untouched(order);
      },
    );

    it('when they come back after the event of their approval', async () => {
      const order = await open();
      await shop.deliver({});
      await shop.approve(order, 'declinedOnce');
      await eventually(async () => expect((await shop.orderDetail(order.number)).events[0]?.text).toBe('Declined'));
      expect(await shop.settle(order)).toBe('DECLINED');
      await untouched(order);
    });

    it('when they come back twice at once, and PayPal is slow to answer one of them', async () => {
      const order = await open();
      await shop.approve(order, 'declinedOnce');
      await shop.suffer({ call: 'look', kind: 'hang', milliseconds: 3000 });
      expect(await Promise.all([shop.settle(order), shop.settle(order)])).toEqual(['DECLINED', 'DECLINED']);
      await untouched(order);
    });
  });

  it('a refusal that comes late leaves the attempt after it alone', async () => {
    const order = await open();
    await shop.approve(order, 'declinedOnce');
    await shop.suffer({ call: 'capture', kind: 'hang', milliseconds: 3000 });
    const late = shop.settle(order);
    await shop.becomes(order, 'CAPTURING');
    // Another process was refused, too, its buyer has approved again, and it tries with a new key.
    await shop.own.database.query("UPDATE payments SET capture_key = 'next ' || id WHERE provider_order_id = $1", [
      order.paypalId,
    ]);
    expect(await late).toBe('WAITING');
    expect(await shop.stateOf(order)).toBe('CAPTURING');
    await shop.dueNow(order);
    await shop.becomes(order, 'PAID');
    expect(await shop.takenFor(order)).toBe(1);
  });

  it('a capture that is refused in the end lets the customer start over', async () => {
    const order = await open();
    await shop.approve(order);
    await shop.suffer({ call: 'capture', kind: 'outcome', status: 'DECLINED' });
    expect(await shop.settle(order)).toBe('DECLINED');
    expect(await shop.stateOf(order)).toBe('PENDING');
    const again = await shop.payFor(order);
    expect(again).not.toBe(order.paypalId);
    await shop.approve({ ...order, paypalId: again });
    expect(await shop.settle(order)).toBe('PAID');
  });

  it('an order whose approval lapsed can still be paid', async () => {
    const order = await open();
    await shop.approve(order);
    await shop.atPayPal(`orders/${order.paypalId}/reverse`);
    expect(await shop.settle(order)).toBe('EXPIRED');
    expect(await shop.stateOf(order)).toBe('PENDING');
    const again = await shop.payFor(order);
    await shop.approve({ ...order, paypalId: again });
    expect(await shop.settle(order)).toBe('PAID');
  });

  it('an order that PayPal forgot releases its stock once it expires', async () => {
    const before = await stock();
    const order = await open();
    await shop.atPayPal(`orders/${order.paypalId}`, {}, 'DELETE');
    await shop.reservationEnds(order);
    await shop.becomes(order, 'EXPIRED');
    expect(await stock()).toBe(before);
  });

  it('requests that PayPal has forgotten after hours don’t open or capture twice', async () => {
    const order = await open();
    await shop.approve(order);
    await shop.suffer({ call: 'capture', kind: 'drop', when: 'after' });
    expect(await shop.settle(order)).toBe('WAITING');
    await shop.atPayPal('requests/forget');
    await shop.dueNow(order);
    await shop.becomes(order, 'PAID');
    expect(await shop.takenFor(order)).toBe(1);
  });
});
