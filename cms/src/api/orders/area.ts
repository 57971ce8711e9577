import type { Area } from '../../area/area';
import { conflict } from '../../http/problem';
import type { MadeBy } from '../../services';
import { migrations } from './migrations';
import addresses from './services/addresses';
import checkout from './services/checkout';
import flow from './services/flow';

const factories = { addresses, checkout, flow };

declare module '../../services' {
  interface Services {
    orders: MadeBy<typeof factories>;
  }
}

export const orders = {
  services: factories,
  migrations,
  constraints: {
    discount_codes_code_unique: () => conflict('Another discount code has the same code'),
  },
} satisfies Area;
