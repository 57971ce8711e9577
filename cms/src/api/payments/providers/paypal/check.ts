import { createClient, WrongKeys } from './client';
import { API_BASES, type PayPalSettings } from './settings';

/** What is wrong with the settings, in words for the log; null if nothing is. */
export async function checkSettings(settings: PayPalSettings): Promise<string | null> {
  if (!settings.clientId) return null;
  if (!settings.clientSecret)
    return 'PayPal is off: PAYPAL_CLIENT_SECRET is missing. It is next to the client ID at developer.paypal.com.';
  try {
    await createClient(settings).checkKeys();
  } catch (error) {
    if (!(error instanceof WrongKeys))
      return `PayPal couldn’t be asked about its keys, so payments may fail: ${(error as Error).message}`;
    return wrongKeys(settings);
  }
  return settings.webhookId
    ? null
    : 'PAYPAL_WEBHOOK_ID is missing: the shop learns of payments under review and of refunds made at PayPal later than it could.';
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
    ? `PAYPAL_ENVIRONMENT is ${settings.environment}, but the keys are for ${other}. Payments will fail until they fit.`
    : `PayPal doesn’t accept PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET for ${settings.environment}. Payments will fail.`;
}
