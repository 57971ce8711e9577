import type { Gateway, GatewayConnection } from './gateway';
import { paypal, paypalConnection } from './paypal';

/** Every provider that the shop has keys for. To add one, create a folder here and name it. */
export const gateways: Gateway[] = [paypal].flatMap((provider) => provider ?? []);

export const gatewayNamed = (name: string): Gateway | undefined => gateways.find((gateway) => gateway.name === name);

/** Also those whose keys are incomplete. */
export const connected: GatewayConnection[] = [paypalConnection].flatMap((connection) => connection ?? []);
