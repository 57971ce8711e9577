import * as yup from 'yup';
import { requiredText } from '../input/fields';

/** A browser that gets push messages, such as the one of a phone. */
export interface PushDevice {
  id: number;
  name: string;
  /** What its browser knows it by. */
  endpoint: string;
  madeAt: string;
}

export interface PushSettings {
  /** What browsers subscribe with. */
  publicKey: string;
  /** Of the administrator who asks. */
  devices: PushDevice[];
}

/** As browsers give it. */
export const pushSubscriptionInput = yup.object({
  endpoint: requiredText('Endpoint', 1, 1000),
  keys: yup
    .object({ p256dh: requiredText('p256dh', 1, 200), auth: requiredText('auth', 1, 100) })
    .required('Keys are required'),
});
export type PushSubscriptionInput = yup.InferType<typeof pushSubscriptionInput>;

/** What the panel’s service worker shows. */
export interface PushMessage {
  title: string;
  text: string;
  /** A page of the panel. */
  url: string;
}
