import type { Connected, Provider } from './provider';
import { paypal, paypalConnection } from './providers/paypal';

/** Every provider that the shop has keys for. To add one, create a folder in providers/ and name it here. */
export const providers: Provider[] = [paypal].flatMap((provider) => provider ?? []);

export const providerNamed = (name: string): Provider | undefined =>
  providers.find((provider) => provider.name === name);

/** Also those whose keys are incomplete. */
export const connected: Connected[] = [paypalConnection].flatMap((connection) => connection ?? []);
