import type { RefusalReason } from '../gateway';
import { type Emulated, emulated, ORDER } from './paypal-in-tests';

let shop: Emulated;
let number = 2000;

beforeAll(async () => {
  shop = await emulated();
});
afterEach(() => shop.send('faults', undefined, 'DELETE'));
afterAll(() => shop.emulator.close());

const order = (changes: Partial<typeof ORDER> = {}) => ({ ...ORDER, number: ++number, ...changes });
const open = (changes?: Partial<typeof ORDER>) => shop.paypal.open(order(changes), `open-${number}`);

async function approved() {
  const { providerOrderId } = await open();
  await shop.approve(providerOrderId);
  return providerOrderId;
}

async function captured() {
  const id = await approved();
  const { captures } = await shop.paypal.capture(id, `capture-${id}`);
  return { id, captureId: captures[0]?.id ?? '' };
}

const booked = async (id: string) =>
  (await shop.ledger()).find((one: { id: string }) => one.id === id) as {
    invoiceId: string;
    captures: { status: string; refunds: { amount: number }[] }[];
  };

const refusal = (reason: RefusalReason) => expect.objectContaining({ reason });
describe('an order', () => {
  it('is opened, approved, captured, and refunded in parts', async () => {
    const opened = await open();
    const id = opened.providerOrderId;
    expect(opened.handoff).toEqual({ orderId: id });
    expect(await shop.paypal.fetchStatus(id)).toEqual({
      providerOrderId: id,
      state: 'OPEN',
      amount: 5474,
      currency: 'USD',
      orderUuid: ORDER.uuid,
      captures: [],
      refunds: [],
    });
    await shop.approve(id);
    expect((await shop.paypal.fetchStatus(id)).state).toBe('APPROVED');
    const { state, captures } = await shop.paypal.capture(id, 'capture-all');
    expect(state).toBe('CAPTURED');
    expect(captures).toEqual([
      { id: expect.any(String), status: 'COMPLETED', amount: 5474, currency: 'USD', ownerAction: null },
    ]);
    const captureId = captures[0]?.id ?? '';
    const part = await shop.paypal.refund(captureId, 474, 'USD', 'part');
    expect(part).toMatchObject({ status: 'COMPLETED', amount: 474 });
    expect(await shop.paypal.fetchStatus(id)).toMatchObject({
      captures: [{ status: 'PARTIALLY_REFUNDED' }],
      refunds: [part],
    });
    await shop.paypal.refund(captureId, 5000, 'USD', 'rest');
    expect((await shop.paypal.fetchStatus(id)).captures[0]?.status).toBe('REFUNDED');
    await expect(shop.paypal.refund(captureId, 1, 'USD', 'more')).rejects.toEqual(refusal('ALREADY_REFUNDED'));
  });

  it('may have long names, and the address that was entered with us', async () => {
    const lines = [{ title: `${'x'.repeat(126)}😀`, unitPrice: 5000, quantity: 1, sku: 'y'.repeat(200) }];
    const address = {
      recipient: 'Ann',
      line1: '1 Main St',
      line2: null,
      locality: 'San José',
      administrativeArea: 'CA',
      postalCode: '95131',
      country: 'US',
    };
    const { providerOrderId } = await open({ lines, address });
    expect((await shop.paypal.fetchStatus(providerOrderId)).state).toBe('OPEN');
  });

  it.each([
    ['a total that isn’t the sum', { total: 5475 }, 'AMOUNT_MISMATCH'],
    ['lines that aren’t the items', { lines: ORDER.lines.slice(1) }, 'ITEM_TOTAL_MISMATCH'],
    ['a total of 0', { total: 0, breakdown: { items: 5000, shipping: 0, tax: 0, discount: 5000 } }, 'ZERO'],
  ])('is refused with %s', async (_case, changes, words) => {
    await expect(open(changes)).rejects.toEqual(refusal('OTHER'));
    await expect(open(changes)).rejects.toThrow(words);
  });

  it('is one order for one key, and one for calls at the same time', async () => {
    const one = order();
    const first = await shop.paypal.open(one, 'same');
    expect((await shop.paypal.open(one, 'same')).providerOrderId).toBe(first.providerOrderId);
    await shop.fault({ call: 'create', kind: 'hang', milliseconds: 200 });
    const two = order();
    const results = await Promise.allSettled([1, 2, 3].map(() => shop.paypal.open(two, 'at-once')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const books: { invoiceId: string }[] = await shop.ledger();
    expect(books.filter(({ invoiceId }) => invoiceId.startsWith(`${two.number}-`))).toHaveLength(1);
  });

  it('can’t be captured before it is approved, nor twice', async () => {
    const { providerOrderId: id } = await open();
    await expect(shop.paypal.capture(id, 'early')).rejects.toEqual(refusal('NOT_APPROVED'));
    await shop.approve(id);
    await shop.paypal.capture(id, 'first');
    await expect(shop.paypal.capture(id, 'second')).rejects.toEqual(refusal('ALREADY_CAPTURED'));
    expect((await shop.paypal.capture(id, 'first')).state).toBe('CAPTURED');
    expect((await booked(id)).captures).toHaveLength(1);
  });

  it('is gone once PayPal has forgotten it, or has reversed the approval', async () => {
    const id = await approved();
    await shop.send(`orders/${id}/reverse`);
    expect((await shop.paypal.fetchStatus(id)).state).toBe('EXPIRED');
    await shop.send(`orders/${id}`, undefined, 'DELETE');
    await expect(shop.paypal.fetchStatus(id)).rejects.toEqual(refusal('NOT_FOUND'));
  });
});

describe('a capture', () => {
  it('that is declined can be tried again with another card', async () => {
    const { providerOrderId: id } = await open();
    await shop.approve(id, 'declined');
    await expect(shop.paypal.capture(id, 'declined')).rejects.toEqual(refusal('DECLINED'));
    await shop.approve(id);
    expect((await shop.paypal.capture(id, 'again')).state).toBe('CAPTURED');
  });

  it('whose status is declined leaves an order that can’t be paid anymore', async () => {
    const id = await approved();
    await shop.fault({ call: 'capture', kind: 'outcome', status: 'DECLINED' });
    expect(await shop.paypal.capture(id, 'declined-status')).toMatchObject({
      state: 'EXPIRED',
      captures: [{ status: 'DECLINED' }],
    });
  });

  it.each([
    ['ECHECK', null],
    ['PENDING_REVIEW', null],
    ['UNILATERAL', expect.stringContaining('email address')],
    ['VERIFICATION_REQUIRED', expect.stringContaining('Verify it at PayPal')],
    ['OTHER', expect.stringContaining('(OTHER). Sign in there')],
  ] as const)(
    'may be pending because of %s, says what that asks of the owner, and can’t be refunded until then',
    async (reason, ownerAction) => {
      const id = await approved();
      await shop.fault({ call: 'capture', kind: 'outcome', status: 'PENDING', reason });
      const { state, captures } = await shop.paypal.capture(id, `pending-${reason}`);
      expect([state, captures]).toEqual(['CAPTURED', [expect.objectContaining({ status: 'PENDING', ownerAction })]]);
      const captureId = captures[0]?.id ?? '';
      await expect(shop.paypal.refund(captureId, 1, 'USD', reason)).rejects.toEqual(refusal('OTHER'));
      await shop.send(`captures/${captureId}/conclude`, { status: 'COMPLETED' });
      expect((await shop.paypal.fetchStatus(id)).captures[0]).toMatchObject({
        status: 'COMPLETED',
        ownerAction: null,
      });
    },
  );

  it('is refused if another order with the same number was paid', async () => {
    await captured();
    const { providerOrderId: id } = await shop.paypal.open({ ...ORDER, number }, 'same-number');
    await shop.approve(id);
    await expect(shop.paypal.capture(id, 'duplicate')).rejects.toThrow('DUPLICATE_INVOICE_ID');
  });
});

describe('a refund', () => {
  it('is made once for a key, and never of more than there is', async () => {
    const { id, captureId } = await captured();
    const [one, two] = [
      await shop.paypal.refund(captureId, 100, 'USD', 'once'),
      await shop.paypal.refund(captureId, 100, 'USD', 'once'),
    ];
    expect(two).toEqual(one);
    await expect(shop.paypal.refund(captureId, 5375, 'USD', 'too-much')).rejects.toEqual(refusal('OTHER'));
    expect((await booked(id)).captures[0]?.refunds).toEqual([expect.objectContaining({ amount: 100 })]);
  });

  it('may be pending', async () => {
    const { captureId } = await captured();
    await shop.fault({ call: 'refund', kind: 'outcome', status: 'PENDING' });
    expect((await shop.paypal.refund(captureId, 100, 'USD', 'slow')).status).toBe('PENDING');
  });
});
