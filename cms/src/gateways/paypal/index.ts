import type { Provider } from '../provider';
import { checkSettings } from './check';
import { createPayPal, openTestOrder } from './paypal';
import { isInEnvironment, modeOf, settingsOf } from './settings';
import { registerWebhook } from './webhooks';

const [name, title] = ['paypal', 'PayPal'];

export const paypal: Provider = {
  name,
  title,
  isInEnvironment,
  connect(keys) {
    const settings = settingsOf(keys);
    const { clientId, clientSecret } = settings;
    return {
      gateway: clientId && clientSecret ? createPayPal(settings) : null,
      connection: clientId ? { name, title, mode: modeOf(settings), check: () => checkSettings(settings) } : null,
    };
  },
  check: (keys) => checkSettings(settingsOf(keys)),
  registerWebhook: (keys, url) => registerWebhook(settingsOf(keys), url),
  openTestPayment: (keys) => openTestOrder(settingsOf(keys)),
};
