import type { Gateway, GatewayConnection } from '../gateway';
import { checkSettings } from './check';
import { createPayPal } from './paypal';
import { modeOf, readSettings } from './settings';

const settings = readSettings();

/** Null if the shop has no keys. */
export const paypal: Gateway | null = settings.clientId && settings.clientSecret ? createPayPal(settings) : null;

export const paypalConnection: GatewayConnection | null = settings.clientId
  ? { name: 'paypal', title: 'PayPal', mode: modeOf(settings), check: () => checkSettings(settings) }
  : null;
