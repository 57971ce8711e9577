import type { SWRConfiguration } from 'swr';

const LOOK_EVERY_MS = 1000;

/**
 * Polls while the server works on something. SWR itself stops at an error and gives up after a few retries, but the work
 * continues once the shop is back.
 */
export const pollEvenAfterErrors = <Answer>(isBusy: (current: Answer) => boolean): SWRConfiguration<Answer> => ({
  onErrorRetry: (_error, _key, _config, revalidate, options) =>
    void setTimeout(() => void revalidate(options), LOOK_EVERY_MS),
  refreshInterval: (current) => (current && isBusy(current) ? LOOK_EVERY_MS : 0),
});
