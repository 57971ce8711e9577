import {
  type ActiveSession,
  apiPaths,
  type ChangeEmailInput,
  type ChangePasswordInput,
  type DeleteAccountInput,
  type Notice,
  type OwnEmail,
  type ProfileInput,
  type SavedAddress,
  type SavedAddressInput,
  type Session,
} from '@stoa/contract';
import { getData, sendData, sendFile } from '@stoa/web-kit';
import useSWR, { useSWRConfig } from 'swr';

export const updateProfile = (input: ProfileInput) =>
  sendData<Session>(apiPaths.auth.me, { method: 'PATCH', body: input });

export function uploadAvatar(file: File, onProgress: (share: number) => void) {
  const form = new FormData();
  form.append('file', file);
  return sendFile<Session>(apiPaths.auth.avatar, form, { onProgress });
}

export const changePassword = (input: ChangePasswordInput) =>
  sendData<Session>(apiPaths.auth.changePassword, { body: input });

export const useOwnEmail = () => useSWR(apiPaths.auth.email, getData<OwnEmail>);

export const changeEmail = (input: ChangeEmailInput) => sendData<Notice>(apiPaths.auth.email, { body: input });

export const resendConfirmation = () => sendData<Notice>(apiPaths.auth.resendConfirmation, {});

export const deleteAccount = (input: DeleteAccountInput) =>
  sendData<Notice>(apiPaths.auth.deleteAccount, { body: input });

export const useSessions = () => useSWR(apiPaths.auth.sessions, getData<ActiveSession[]>);

/** Ends another browser's session and removes it from the list. */
export function useEndSession() {
  const { mutate } = useSWRConfig();
  return async ({ id }: ActiveSession): Promise<void> => {
    await sendData(apiPaths.auth.session(id), { method: 'DELETE' });
    await mutate<ActiveSession[]>(apiPaths.auth.sessions, (sessions) => sessions?.filter((one) => one.id !== id));
  };
}

/** Each answers with all addresses, because a new default changes another, too. */
export const saveAddress = (input: SavedAddressInput, id?: number) =>
  id === undefined
    ? sendData<SavedAddress[]>(apiPaths.auth.addresses, { body: input })
    : sendData<SavedAddress[]>(apiPaths.auth.address(id), { method: 'PATCH', body: input });

export const deleteAddress = ({ id }: SavedAddress) =>
  sendData<SavedAddress[]>(apiPaths.auth.address(id), { method: 'DELETE' });
