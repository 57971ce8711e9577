import {
  adminPaths,
  type MailKind,
  type MailPreview,
  type MailServer,
  type MailTemplate,
  type MailTestResult,
  type MailWords,
  type NotificationChoice,
  type NotificationChoicesInput,
  type NotificationList,
  type PushSettings,
} from '@stoa/contract';
import { getData, sendData } from '@stoa/web-kit';
import useSWR from 'swr';

export const useMailTemplates = () => useSWR(adminPaths.mailTemplates, getData<MailTemplate[]>);

export const useMailServer = () => useSWR(adminPaths.mailServer, getData<MailServer>);

export const previewMail = (kind: MailKind, words: MailWords) =>
  sendData<MailPreview>(adminPaths.previewMail(kind), { body: words });

export const testMail = (kind: MailKind, words: MailWords, to: string) =>
  sendData<MailTestResult>(adminPaths.testMail(kind), { body: { ...words, to } });

export const testMailServer = (values: object, to: string) =>
  sendData<MailTestResult>(adminPaths.testMailServer, { body: { ...values, to } });

export const testCurrentMailServer = (to: string) =>
  sendData<MailTestResult>(adminPaths.testCurrentMailServer, { body: { to } });

export const removeMailServer = () => sendData<MailServer>(adminPaths.mailServer, { method: 'DELETE' });

/** Asked for now and then, should the stream of events be broken. */
const REFRESH_MS = 60_000;

export const useNotifications = () =>
  useSWR(adminPaths.notifications, getData<NotificationList>, { refreshInterval: REFRESH_MS });

export const seeNotifications = (upTo: number) =>
  sendData<NotificationList>(adminPaths.notificationsSeen, { body: { upTo } });

export const useNotificationChoices = () => useSWR(adminPaths.notificationChoices, getData<NotificationChoice[]>);

export const chooseNotifications = (choices: NotificationChoicesInput) =>
  sendData<NotificationChoice[]>(adminPaths.notificationChoices, { method: 'PATCH', body: choices });

export const usePush = () => useSWR(adminPaths.push, getData<PushSettings>);

export const addDevice = (subscription: PushSubscriptionJSON) =>
  sendData<PushSettings>(adminPaths.push, { body: subscription });

export const removeDevice = (id: number) => sendData<PushSettings>(adminPaths.pushDevice(id), { method: 'DELETE' });

export const testDevice = (id: number) => sendData<PushSettings>(adminPaths.testPush(id));
