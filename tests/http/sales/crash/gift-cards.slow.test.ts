import { randomUUID } from 'node:crypto';
import {
  adminPaths,
  type GiftCard,
  type GiftCardList,
  type OrderDetail,
  orderPaths,
  type PlacedOrder,
} from '@stoa/contract';
import { CRASH_TIMEOUT_MS, type CrashableShop, openCrashableShop } from '../../../support/sales/crashes';
import { openGiftCards } from '../../../support/sales/gift-cards';
import { lineOf } from '../../../support/sales/orders';

const { checkout } = orderPaths;

describe('a shop whose process crashes while gift cards pay', () => {
  let shop: CrashableShop;

  beforeAll(async () => {
    shop = await openCrashableShop();
  });
  afterAll(() => shop.close());

  const visitor = () => shop.own.visitor();
  const balanceOf = async ({ id }: Pick<GiftCard, 'id'>) => (await openGiftCards(shop).detail(id)).balance;
  const withCard = async (amount: number, more: object) => {
    const card = await openGiftCards(shop).issue(amount);
    const { body } = await shop.lampOf({ shippingMethodId: shop.pickUp, address: null, giftCard: card.code, ...more });
    return { card, body };
  };

  it.each([
    ['all of it', 200, null, 'PAID', 40],
    ['a part', 100, 'transfer', 'AWAITING_PAYMENT', 0],
  ] as const)(
    'pays %s once, with the order, or not at all',
    (_how, amount, paymentMethod, placed, left) =>
      shop.survivesCrashes(async () => {
        const { card, body } = await withCard(amount, { paymentMethod });
        const sent = await shop.priced({ key: randomUUID(), ...body });
        const place = (dying?: object) => visitor().post<PlacedOrder>(checkout.orders, sent, dying);
        return {
          act: place,
          async alone() {
            const { status } = await visitor().get(checkout.order(sent.key));
            expect(await balanceOf(card)).toBe(status === 404 ? amount : left);
          },
          async end() {
            await place();
            expect([await shop.stateOf(sent), await balanceOf(card)]).toEqual([placed, left]);
          },
        };
      }),
    CRASH_TIMEOUT_MS,
  );

  it.each([
    ['all of it', 200, 'PAID', 40],
    ['a part', 100, 'AWAITING_PAYMENT', 0],
  ] as const)(
    'pays %s once behind a pay link, or not at all',
    (_how, amount, paid, left) =>
      shop.survivesCrashes(async () => {
        const { card, body } = await withCard(amount, {});
        const order = { key: randomUUID() };
        const made = { ...order, name: 'Pia Phone', lines: body.lines, paymentMethod: 'pay-link', total: 160 };
        expect((await shop.admin.post(adminPaths.orders, made)).status).toBe(201);
        const redeem = (dying?: object) =>
          visitor().post<PlacedOrder>(checkout.giftCard(order.key), { giftCard: card.code }, dying);
        return {
          act: redeem,
          async alone() {
            const { data } = await visitor().get<PlacedOrder>(checkout.order(order.key));
            expect(await balanceOf(card)).toBe(data.giftCard ? left : amount);
            expect(data.state).toBe(data.giftCard ? paid : 'AWAITING_PAYMENT');
          },
          async end() {
            await redeem();
            expect([await shop.stateOf(order), await balanceOf(card)]).toEqual([paid, left]);
          },
        };
      }),
    CRASH_TIMEOUT_MS,
  );

  it(
    'is issued once when its order is paid, or not at all',
    () =>
      shop.survivesCrashes(async () => {
        const email = `${randomUUID()}@example.com`;
        const item = await shop.item({ price: 30, giftCard: true, stock: 5 });
        const lines = [lineOf(item, 2)];
        const order = await shop.approved({ lines, shippingMethodId: null, address: null, email });
        const sold = async () =>
          (await shop.admin.get<GiftCardList>(`${adminPaths.giftCards}?search=${email}`)).data.items.length;
        return {
          act: (dying) => visitor().post(checkout.settle(order.key), undefined, dying),
          async alone() {
            expect([await shop.stateOf(order), await sold()]).toEqual(['PAID', 2]);
          },
          async end() {
            expect([await shop.settle(order), await sold()]).toEqual(['PAID', 2]);
          },
        };
      }),
    CRASH_TIMEOUT_MS,
  );

  it(
    'is put back once if the order ends unpaid',
    () =>
      shop.survivesCrashes(async () => {
        const { card, body } = await withCard(100, {});
        const order = await shop.open(body);
        const cancel = (dying?: object) => visitor().post<PlacedOrder>(checkout.cancel(order.key), undefined, dying);
        return {
          act: cancel,
          async alone() {
            expect(await balanceOf(card)).toBe((await shop.stateOf(order)) === 'CANCELLED' ? 100 : 0);
          },
          async end() {
            await cancel();
            expect([await shop.stateOf(order), await balanceOf(card)]).toEqual(['CANCELLED', 100]);
          },
        };
      }),
    CRASH_TIMEOUT_MS,
  );

  it(
    'is refunded to once, with what PayPal pays back',
    () =>
      shop.survivesCrashes(async () => {
        const { card, body } = await withCard(100, {});
        const order = await shop.approved(body);
        await shop.settle(order);
        const { updatedAt } = await shop.orderDetail(order.number);
        const asked = { key: randomUUID(), amount: 160, updatedAt };
        const refund = (dying?: object) =>
          shop.admin.post<OrderDetail>(adminPaths.changeOrder(order.number, 'refund'), asked, dying);
        return {
          act: refund,
          async alone() {
            expect(await balanceOf(card)).toBe((await shop.stateOf(order)) === 'REFUNDED' ? 100 : 0);
          },
          async end() {
            await refund();
            expect([await shop.stateOf(order), await balanceOf(card)]).toEqual(['REFUNDED', 100]);
          },
        };
      }),
    CRASH_TIMEOUT_MS,
  );
});
