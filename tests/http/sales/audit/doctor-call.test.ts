import { mkdtemp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { runFolder } from '../../../support/run/folder';
import { callDoctor, examine } from '../../../support/sales/doctor';
import { lineOf } from '../../../support/sales/orders';
import { type PayPalShop, setUpPayPal } from '../../../support/sales/paypal';
import { openShop } from '../../../support/shop/shop';

describe('npm run doctor, as it is called', () => {
  let shop: PayPalShop;
  let lamp: { id: number };
  const where = (env: Record<string, string> = {}) => ({
    databaseUrl: shop.own.database.url,
    dataFolder: shop.own.dataFolder,
    env,
  });
  const ask = (...given: string[]) => examine(where(shop.settings), ...given);
  /** Long enough ago to be compared. */
  const age = () => shop.own.database.query("UPDATE orders SET updated_at = now() - interval '1 hour'");

  beforeAll(async () => {
    shop = await setUpPayPal(await openShop({ paypal: true }));
    lamp = await shop.item({ title: 'Lamp', price: 80, stock: 9 });
  });
  afterAll(() => shop.close());

  it('reports that all is well, and what it didn’t compare', async () => {
    expect(await callDoctor(where())).toEqual({
      code: 0,
      output: expect.stringMatching(
        /✓ Orders: Orders, payments, and stock add up\n✓ Payments: Not compared with a payment provider: the shop has no keys for one\.\n/,
      ),
    });
  });

  it('reports what is wrong and what to do', async () => {
    const { number } = await shop.paid({ lines: [lineOf(lamp)] });
    await shop.own.database.query("UPDATE orders SET fulfillment_status = 'FULFILLED' WHERE number = $1", [number]);
    const { code, output } = await callDoctor(where(), '--offline');
    await shop.own.database.query("UPDATE orders SET fulfillment_status = 'UNFULFILLED' WHERE number = $1", [number]);
    expect(code).toBe(1);
    expect(output).toContain(
      [
        '✗ No line is fulfilled or refunded more times than it was ordered, and each order shows how much is fulfilled. But:',
        `      order ${number} (Paid) says that everything is fulfilled and something is to be fulfilled; 1 ordered, 0 fulfilled, 0 refunded`,
        '      Why it matters: Customers, reports, and the panel may see something that isn’t so.',
        '      What to do: Compare its packages in the panel with what was shipped.',
        '✓ Payments: Not compared with a payment provider: --offline',
      ].join('\n'),
    );
  });

  it('installs, builds, and creates nothing where no shop has been started', async () => {
    const dataFolder = await mkdtemp(path.join(runFolder(), 'no-shop-'));
    expect(await callDoctor({ databaseUrl: '', dataFolder })).toEqual({
      code: 2,
      output: expect.stringContaining('This shop isn’t built here, or has never been started. Run npm start first.'),
    });
    expect(await readdir(dataFolder)).toEqual([]);
  });

  it('says why it couldn’t examine the shop', async () => {
    const gone = await callDoctor({ ...where(), databaseUrl: 'postgresql://nobody@127.0.0.1:1/none' });
    expect(gone).toEqual({
      code: 2,
      output: expect.stringContaining('DATABASE_URL (127.0.0.1:1/none) cannot be used'),
    });
    const misspelled = await callDoctor(where(), '--ofline');
    expect(misspelled).toEqual({
      code: 2,
      output: expect.stringContaining(
        "The shop can’t be examined: Unknown option '--ofline'. The options are --offline, --json, --fix.",
      ),
    });
  });

  describe('with keys of a payment provider', () => {
    it('finds nothing where both sides agree', async () => {
      const order = await shop.paid({ lines: [lineOf(lamp)] });
      await shop.refundThere(order, 10);
      await shop.dueNow(order);
      await shop.becomes(order, 'PARTIALLY_REFUNDED');
      await shop.open({ lines: [lineOf(lamp)] });
      await age();
      const { code, output } = await ask();
      expect({ code, output }).toEqual({
        code: 0,
        output: expect.stringMatching(
          /✓ Payments: Compared with PayPal: 3 payments of the last 7 days.*15 minutes\.\n/,
        ),
      });
    });

    it('finds money that one side alone knows of', async () => {
      const refunded = await shop.paid({ lines: [lineOf(lamp)] });
      await shop.refundThere(refunded, 10);
      const taken = await shop.open({ lines: [lineOf(lamp)] });
      await shop.own.database.query("UPDATE orders SET next_check_at = now() + interval '1 hour' WHERE number = $1", [
        taken.number,
      ]);
      await shop.approve(taken);
      await shop.captureThere(taken);
      const forgotten = await shop.paid({ lines: [lineOf(lamp)] });
      await shop.own.database.query(
        "UPDATE payments SET provider_order_id = 'ELSEWHERE' WHERE provider_order_id = $1",
        [forgotten.paypalId],
      );
      await age();

      const tests = await ask();
      expect(tests.output).not.toContain(`order ${forgotten.number}:`);
      expect(tests.output).toContain('Not compared: 1 payment made with other keys.');
      await shop.own.database.query('UPDATE payments SET is_test = false WHERE provider_order_id IS NOT NULL');
      const { code, output } = await examine(where({ ...shop.settings, PAYPAL_ENVIRONMENT: 'production' }));
      await shop.own.database.query('UPDATE payments SET is_test = true WHERE provider_order_id IS NOT NULL');
      expect(code).toBe(1);
      for (const line of [
        `order ${refunded.number}: PayPal took $85.00 and paid back $10.00; the shop counts $85.00 and $0.00`,
        `order ${taken.number}: PayPal took $85.00 and paid back $0.00; the shop counts $0.00 and $0.00`,
        `order ${forgotten.number}: PayPal has no record of its payment; the shop counts $85.00 and $0.00`,
      ])
        expect(output).toContain(line);
      expect(output).toContain('What to do: Check its payment in the panel.');
    });

    it('says what couldn’t be compared, and that nobody can pay', async () => {
      await shop.own.database.query('UPDATE payments SET is_test = false WHERE provider_order_id IS NOT NULL');
      expect((await ask()).output).toContain('Not compared: 6 payments made with other keys.');
      await shop.own.database.query('UPDATE payments SET is_test = true WHERE provider_order_id IS NOT NULL');
      await shop.suffer({ call: 'token', kind: 'fail', when: 'before', times: 9 });
      const { code, output } = await ask();
      await shop.recover();
      expect(code).toBe(1);
      expect(output).toContain('✗ Nobody can pay with PayPal:');
      expect(output).toMatch(/✓ Payments: .* Not compared: 6 payments\. PayPal answered 500 .*\.\n/);
    });
  });
});
