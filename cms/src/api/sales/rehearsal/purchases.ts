import {
  type Address,
  countryName,
  formatArrival,
  formatCents,
  type Quote,
  type RehearsalPlace,
  type RehearsedPurchase,
  toCents,
} from '@stoa/contract';
import type { Cart, Stage } from './stage';

/** What the shop offers, as far as purchases differ by it. */
export interface Scene {
  shipped: Cart | null;
  /** Something that requires no shipping, such as a workshop. */
  unshipped: Cart | null;
  home: Address | null;
  abroad: Address;
  /** Titles of what takes money online. */
  provider: string | null;
  manual: string | null;
  hasPickUp: boolean;
  code: string | null;
}

interface Purchase {
  title: (scene: Scene) => string;
  changeAt: RehearsalPlace[];
  /** Undefined if the shop offers nothing of the kind. */
  play: (scene: Scene) => ((stage: Stage) => Promise<void>) | undefined;
}

const formatDollars = (dollars: number): string => formatCents(toCents(dollars));

const taxOf = ({ taxes, taxIncluded }: Quote): string => {
  const sum = taxes.reduce((total, { amount }) => total + amount, 0);
  if (sum === 0) return 'no tax';
  return `${formatDollars(sum)} tax${taxIncluded ? ' included' : ''}`;
};

const shippingOf = ({ shippingMethods, shippingMethodId }: Quote): string => {
  const method = shippingMethods.find(({ id }) => id === shippingMethodId);
  if (!method) return 'no shipping';
  const price = method.price === 0 ? 'free' : formatDollars(method.price);
  return `${method.name} (${[price, ...(method.arrival ? [formatArrival(method.arrival).toLowerCase()] : [])].join(', ')})`;
};

const sumsOf = (quote: Quote): string => `${shippingOf(quote)}, ${taxOf(quote)}. Total ${formatDollars(quote.total)}`;

const TRACKING = '1Z999AA10123456784';

const byProvider = ({ provider }: { provider: string | null }): boolean => provider !== null;
const byHand = ({ provider }: { provider: string | null }): boolean => provider === null;

/** Something that can be paid right away. */
const buy = async (stage: Stage, scene: Scene, cart: Cart, address: Address | null): Promise<void> => {
  const { quote, method } = await stage.place({ cart, address, pays: scene.provider ? byProvider : byHand });
  stage.say('CUSTOMER', `Orders ${cart.titles.join(' and ')}: ${sumsOf(quote)}`);
  if (scene.provider) {
    await stage.approve();
    stage.say('CUSTOMER', `Pays with ${method}`);
  } else {
    stage.say('CUSTOMER', `Chooses ${method}, and is told how to pay`);
    await stage.markPaid();
    stage.say('SHOP', 'Marks the order as paid once the money has arrived');
  }
};

const shippedTo = (scene: Scene) => scene.shipped && scene.home && { cart: scene.shipped, address: scene.home };

export const PURCHASES: Record<RehearsedPurchase, Purchase> = {
  PAID: {
    title: ({ provider }) => `A guest pays with ${provider}`,
    changeAt: ['SHIPPING', 'TAXES', 'MAILS', 'INVOICE'],
    play(scene) {
      const bought = shippedTo(scene);
      if (!bought || !scene.provider) return undefined;
      return async (stage) => {
        await buy(stage, scene, bought.cart, bought.address);
        await stage.fulfill(TRACKING);
        stage.say('SHOP', 'Ships it, and enters a tracking number');
      };
    },
  },
  DECLINED: {
    title: () => 'A card is declined',
    changeAt: ['PAYPAL'],
    play(scene) {
      const bought = shippedTo(scene);
      if (!bought || !scene.provider) return undefined;
      return async (stage) => {
        const { quote, method } = await stage.place({ ...bought, pays: byProvider });
        stage.say('CUSTOMER', `Orders ${bought.cart.titles.join(' and ')}: ${sumsOf(quote)}`);
        await stage.approve({ declined: true });
        stage.say('CUSTOMER', `Is told that ${method} declined the payment, and can try again or change the order`);
      };
    },
  },
  MANUAL: {
    title: ({ manual }) => `A guest chooses ${manual}`,
    changeAt: ['PAYMENT', 'MAILS'],
    play(scene) {
      const bought = shippedTo(scene);
      if (!bought || !scene.manual) return undefined;
      return async (stage) => {
        const { quote, method } = await stage.place({ ...bought, pays: ({ name }) => name === scene.manual });
        stage.say('CUSTOMER', `Orders ${bought.cart.titles.join(' and ')}: ${sumsOf(quote)}`);
        stage.say('CUSTOMER', `Chooses ${method}, and is told how to pay`);
      };
    },
  },
  ABROAD: {
    title: ({ abroad }) => `A guest in ${countryName(abroad.country)}`,
    changeAt: ['SHIPPING', 'TAXES'],
    play({ shipped, abroad }) {
      if (!shipped) return undefined;
      return async (stage) => {
        const quote = await stage.quote(shipped, { address: abroad });
        stage.say('CUSTOMER', `Enters an address in ${countryName(abroad.country)}`);
        const canShip = quote.shippingMethods.some(({ pickUp }) => !pickUp);
        stage.say(
          'SHOP',
          canShip ? `Offers ${sumsOf(quote)}` : `Says “We don’t ship to ${countryName(abroad.country)} yet”`,
        );
      };
    },
  },
  CODE: {
    title: ({ code }) => `A guest enters the code ${code}`,
    changeAt: ['DISCOUNTS'],
    play(scene) {
      const bought = shippedTo(scene);
      const { code } = scene;
      if (!bought || !code) return undefined;
      return async (stage) => {
        const quote = await stage.quote(bought.cart, { address: bought.address, code });
        stage.say('CUSTOMER', `Enters the code ${code}`);
        stage.say('SHOP', quote.code?.problem ?? `Takes off ${formatDollars(quote.discount)}: ${sumsOf(quote)}`);
      };
    },
  },
  PICKUP: {
    title: () => 'A guest picks up an order',
    changeAt: ['SHIPPING', 'MAILS'],
    play(scene) {
      const { shipped, hasPickUp } = scene;
      if (!shipped || !hasPickUp) return undefined;
      return async (stage) => {
        await buy(stage, scene, shipped, null);
        await stage.fulfill(null);
        stage.say('SHOP', 'Marks it as ready for pickup');
      };
    },
  },
  NO_SHIPPING: {
    title: () => 'A guest buys what needs no shipping',
    changeAt: ['ITEMS', 'MAILS'],
    play(scene) {
      const { unshipped } = scene;
      return unshipped ? (stage) => buy(stage, scene, unshipped, null) : undefined;
    },
  },
  REFUND: {
    title: () => 'A guest gets a refund',
    changeAt: ['MAILS'],
    play(scene) {
      const bought = shippedTo(scene);
      if (!bought) return undefined;
      return async (stage) => {
        await buy(stage, scene, bought.cart, bought.address);
        const amount = await stage.refund();
        stage.say('SHOP', `Refunds ${formatDollars(amount)}, and puts the item back in stock`);
      };
    },
  },
};
