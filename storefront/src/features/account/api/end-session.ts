import { type ActiveSession, apiPaths } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';
import { useSWRConfig } from 'swr';

/** Ends the session of another browser and takes it off the list. */
export function useEndSession() {
  const { mutate } = useSWRConfig();
  return async ({ id }: ActiveSession): Promise<void> => {
    await sendData(apiPaths.auth.session(id), { method: 'DELETE' });
    await mutate<ActiveSession[]>(apiPaths.auth.sessions, (sessions) => sessions?.filter((one) => one.id !== id));
  };
}
