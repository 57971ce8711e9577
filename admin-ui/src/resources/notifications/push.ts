import { BASE_PATH } from '../../config/paths';

/** Push messages need HTTPS, or this machine; on an iPhone, also the panel on the Home Screen. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const WORKER = `${BASE_PATH}/service-worker.js`;

const toBytes = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** What this browser is known by at the shop; null if it gets no messages. */
export async function currentEndpoint(): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration(`${BASE_PATH}/`);
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Asks for permission, which only a press of a button may. */
export async function subscribe(publicKey: string): Promise<PushSubscriptionJSON> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Error('Notifications are blocked for this site. Allow them in your browser’s settings, then try again.');
  await navigator.serviceWorker.register(WORKER, { scope: `${BASE_PATH}/` });
  const { pushManager } = await navigator.serviceWorker.ready;
  const former = await pushManager.getSubscription();
  // Made with other keys, it would be refused.
  await former?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: toBytes(publicKey) });
  return made.toJSON();
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(`${BASE_PATH}/`);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
