import type { Provider } from '../../provider';
import { checkSettings } from './check';
import { createPayPal } from './paypal';
import { readSettings } from './settings';

const settings = readSettings();

/** Null if the shop has no keys. */
export const paypal: Provider | null = settings.clientId && settings.clientSecret ? createPayPal(settings) : null;

/** Asked once at the start: what is wrong with the settings, in words; null if nothing is. */
export const checkPayPal = (): Promise<string | null> => checkSettings(settings);
