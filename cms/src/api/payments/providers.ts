import type { Provider } from './provider';
import { paypal } from './providers/paypal';

/** Every provider that the shop has keys for. To add one, create a folder in providers/ and name it here. */
export const providers: Provider[] = [paypal].flatMap((provider) => provider ?? []);

export const providerNamed = (name: string): Provider | undefined =>
  providers.find((provider) => provider.name === name);
