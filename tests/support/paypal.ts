import { adminPaths, apiPaths, type PaymentOutcome, type PlacedOrder, type WholeOrder } from '@stoa/contract';
import { type Fault, startPayPalEmulator } from '@stoa/paypal-emulator';
import { eventually } from './eventually';
import { lineOf, openSelling, type Selling } from './orders';
import { openOwnShop } from './shop';

const { checkout } = apiPaths;

interface LedgerOrder {
  id: string;
  captures: { id: string; status: string; amount: number; refunds: { id: string; status: string; amount: number }[] }[];
}

/** An order as the browser knows it, and as PayPal does. */
export interface OpenOrder extends PlacedOrder {
  key: string;
  paypalId: string;
}

/** A shop that sells, and the emulator of PayPal that it talks to. */
export const openPayPalShop = async (env: Record<string, string> = {}) => {
  const paypal = await startPayPalEmulator();
  const own = await openOwnShop({ ...paypal.settings, RECONCILE_EVERY: '200', ...env });
  const selling: Selling = await openSelling(own);

  const atPayPal = async (path: string, body: object = {}, method = 'POST') => {
    const headers = { 'Content-Type': 'application/json' };
    const options = method === 'POST' ? { body: JSON.stringify(body), headers } : {};
    const answer = await fetch(`${paypal.base}/emulator/${path}`, { method, ...options });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer;
  };
  const ledger = async (): Promise<LedgerOrder[]> => (await atPayPal('ledger', {}, 'GET')).json();
  const approve = ({ paypalId }: OpenOrder) => atPayPal(`orders/${paypalId}/approve`, { instrument: 'good' });
  const settle = async ({ key }: OpenOrder): Promise<PaymentOutcome> =>
    (await own.visitor().post(checkout.settle(key))).data.outcome;

  const open = async (body: object): Promise<OpenOrder> => {
    const order = await selling.order({ way: 'paypal', ...body });
    const { data, status, text } = await own.visitor().post<{ providerOrderId: string }>(checkout.pay(order.key));
    if (status !== 200) throw new Error(text);
    return { ...order, paypalId: data.providerOrderId };
  };

  const callPayPal = async (path: string, body: object): Promise<void> => {
    const { PAYPAL_CLIENT_ID: id, PAYPAL_CLIENT_SECRET: secret } = paypal.settings;
    const call = (at: string, authorization: string) =>
      fetch(`${paypal.base}/${at}`, {
        method: 'POST',
        headers: { Authorization: authorization, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    const token = await call('v1/oauth2/token', `Basic ${btoa(`${id}:${secret}`)}`);
    const answer = await call(
      `v2/${path}`,
      `Bearer ${((await token.json()) as { access_token: string }).access_token}`,
    );
    if (!answer.ok) throw new Error(await answer.text());
  };

  const dueNow = ({ number }: { number: number }) =>
    own.database.query('UPDATE orders SET look_at = now() WHERE number = $1', [number]);
  const whole = async (number: number) => (await selling.admin.get<WholeOrder>(adminPaths.order(number))).data;
  const captureThere = ({ paypalId }: OpenOrder) => callPayPal(`checkout/orders/${paypalId}/capture`, {});

  return {
    ...selling,
    whole,
    own,
    paypal,
    suffer: (fault: Fault) => atPayPal('faults', fault),
    recover: () => atPayPal('faults', {}, 'DELETE'),
    open,
    approve,
    settle,
    ledger,
    atPayPal,

    /** A whole checkout. */
    async paid(body: object): Promise<OpenOrder> {
      const order = await open(body);
      await approve(order);
      const outcome = await settle(order);
      if (outcome !== 'PAID') throw new Error(`The order is ${outcome}`);
      return order;
    },

    /** As the reconciler does a while later. */
    dueNow,

    /** As somebody does on PayPal’s own site. */
    async refundThere({ paypalId }: OpenOrder, value: string): Promise<void> {
      const [capture] = (await ledger()).find((one) => one.id === paypalId)?.captures ?? [];
      await callPayPal(`payments/captures/${capture?.id}/refund`, { amount: { currency_code: 'USD', value } });
    },

    /** An order that was captured while the shop believed that its hold was over, and after another one held its lamp. */
    async soldOut() {
      const lamp = await selling.item({ title: 'Rare', price: 10, stock: 1 });
      const order = await open({ lines: [lineOf(lamp)], methodId: selling.pickUp, address: null });
      const { number } = order;
      await own.database.query("UPDATE orders SET hold_until = now() - interval '1 minute' WHERE number = $1", [
        number,
      ]);
      await dueNow(order);
      await eventually(async () => {
        const { state } = await whole(number);
        if (state !== 'EXPIRED') throw new Error(`The order is ${state}`);
      });
      const other = await selling.order({ lines: [lineOf(lamp)] });
      await approve(order);
      await captureThere(order);
      await settle(order);
      return {
        ...order,
        lamp,
        /** The other order lets go of it. */
        async free(): Promise<void> {
          const { updatedAt } = await whole(other.number);
          await selling.admin.post(adminPaths.changeOrder(other.number, 'cancel'), { updatedAt });
        },
      };
    },

    async close(): Promise<void> {
      await own.close();
      await paypal.close();
    },
  };
};

export type PayPalShop = Awaited<ReturnType<typeof openPayPalShop>>;
