import type { Health } from '../gateway';
import { createClient, NoAnswer, WrongKeys } from './client';
import { API_BASES, type PayPalSettings } from './settings';

const WELL: Health = { fault: null, hint: null, refused: false };

const refused = (fault: string) => ({ fault, refused: true });
const passing = (fault: string) => ({ fault, refused: false });

/** What is wrong with the settings, in words for the log and the panel. */
export async function checkSettings(settings: PayPalSettings): Promise<Health> {
  const fault = await findFault(settings);
  if (fault) return { ...WELL, ...fault };
  if (settings.webhookId) return WELL;
  return {
    ...WELL,
    hint: 'PayPal has no webhook for this shop, so the shop hears later about payments under review and refunds made at PayPal.',
  };
}

async function findFault(settings: PayPalSettings): Promise<Omit<Health, 'hint'> | null> {
  if (!settings.clientSecret)
    return refused('PayPal is off: its secret is missing. It’s next to the client ID at developer.paypal.com.');
  try {
    await createClient(settings).checkKeys();
    return null;
  } catch (error) {
    if (error instanceof NoAnswer)
      return passing('PayPal didn’t answer when we checked its keys, so payments may fail.');
    if (error instanceof WrongKeys) return refused(await wrongKeys(settings));
    return passing(`We couldn’t check the keys with PayPal, so payments may fail: ${(error as Error).message}`);
  }
}

/** Keys of the other environment are the usual mistake: live orders would go to the sandbox, unseen. */
async function wrongKeys(settings: PayPalSettings): Promise<string> {
  const other = settings.environment === 'sandbox' ? 'production' : 'sandbox';
  const isOfOther =
    settings.apiBase === API_BASES[settings.environment] &&
    (await createClient({ ...settings, apiBase: API_BASES[other] })
      .checkKeys()
      .then(
        () => true,
        () => false,
      ));
  return isOfOther
    ? `PayPal’s environment is ${settings.environment}, but the keys are for ${other}. Shoppers can’t pay with PayPal until they match.`
    : `PayPal doesn’t accept the client ID and secret for ${settings.environment}. Shoppers can’t pay with PayPal.`;
}
